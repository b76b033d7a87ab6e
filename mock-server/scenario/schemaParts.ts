import { array, mixed, number, string, type ISchema } from 'yup';
import { contractSchema, type ContractSchema } from '../contract';
import { parseLatency } from '../control/latency';
import { strictly, withMeta } from '../strictObject';
import { isTimeText } from './relativeTime';
import { SAMPLE_FILE_NAME } from './sampleFile';

/** One of these words, or a number that `admits` lets pass. */
export const wordOrNumber = (
  words: Readonly<Record<string, number>>,
  admits: (id: number) => boolean,
) => {
  const known = Object.keys(words);
  const schema = mixed<string | number>()
    .nullable()
    .test({
      name: 'known',
      message: `\${path} must be one of ${known.join(', ')}, or a number that is known`,
      test(value: unknown) {
        if (value === undefined || value === null || known.some((word) => word === value)) {
          return true;
        }
        const isKnown = typeof value === 'number' && Number.isInteger(value) && admits(value);
        return isKnown || this.createError({ params: { known } });
      },
    });
  return withMeta(schema, { json: { anyOf: [{ enum: known }, { type: ['integer', 'null'] }] } });
};

/** A moment or a day, best told from now on. */
export const time = () =>
  string().test(
    'time',
    "${path} must be a date (1990-04-21), 'now', '3 days ago' or 'in 2 weekdays', 100 years away at most",
    (value) => typeof value !== 'string' || isTimeText(value),
  );

export const latency = () =>
  withMeta(
    mixed<string | number>().test(
      'latency',
      '${path} must be milliseconds: 500, or 200-800',
      (value) => value === undefined || parseLatency(String(value)) !== null,
    ),
    {
      json: {
        anyOf: [
          { type: 'integer', minimum: 0 },
          { type: 'string', pattern: '^\\d+(-\\d+)?$' },
        ],
      },
    },
  );

export const count = () => number().integer().min(0);

/** The name of a made-up file. */
export const fileName = () =>
  string().matches(SAMPLE_FILE_NAME, '${path} must end in .pdf or .png, as the name of a file');

/** Any of the keys of a part; what the values may be is the contract's to say, once it is built. */
export const partWith = (contract: string, keys: readonly string[]) =>
  withMeta(strictly(Object.fromEntries(keys.map((key) => [key, mixed().nullable()]))), {
    contract,
  }).nullable();

/** Whether the contract has a document here, which a scenario tells by the name of a file. */
export const isFile = ({ $ref = '' }: ContractSchema): boolean =>
  /\/(FileRef|Deed|ShareholderFile|OtherDocument)/.test($ref);

/** Whether this can stand where the contract has a file, or a list of files. */
function isFileValue(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.every(isFileValue);
  const name = typeof value === 'object' && 'file' in value ? value.file : value;
  return typeof name === 'string' && SAMPLE_FILE_NAME.test(name);
}

/** A part of the answers whose documents are told by the name of a file. */
export const partWithFiles = (
  contract: string,
  keys: readonly string[],
  properties: Readonly<Record<string, ContractSchema>>,
) => {
  const schemaOf = (key: string): ISchema<unknown> => {
    const given = properties[key] ?? {};
    if (!isFile(given) && !isFile(given.items ?? {})) return mixed().nullable();
    return mixed()
      .nullable()
      .test(
        'file',
        '${path} must be the name of a file that ends in .pdf or .png',
        (value: unknown) => isFileValue(value),
      );
  };
  const shape = Object.fromEntries(keys.map((key) => [key, schemaOf(key)]));
  return withMeta(strictly(shape), { contract }).nullable();
};

/** A list that replaces an inherited one as a whole; null takes it away. */
export const listOf = (item: ISchema<unknown>) => array(item).nullable();

/** The part of the answers that this schema of the contract describes. */
export const partOf = (contract: string, empty: object) => partWith(contract, Object.keys(empty));

/** The same where documents are among them. */
export const withFilesOf = (contract: string, empty: object) =>
  partWithFiles(contract, Object.keys(empty), contractSchema(contract).properties ?? {});
