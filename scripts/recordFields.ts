import {
  contractSchema,
  resolveReference,
  type ContractSchema,
} from '../mock-server/core/contract';

/** The generated files in `src/api`, and the records of the contract that each of them reads. */
export const RECORD_FILES = {
  // A file of its own, because the first page loads it.
  'userDetailFields.ts': ['UserDetail'],
  'recordFields.ts': [
    'BankAccount',
    'BankStatement',
    'CollateralDocument',
    'ConsultationSchedule',
    'FileRef',
    'FinancialStatement',
    'Pic',
    'Shareholder',
  ],
};

const HEAD = `/** Written by \`npm run contract\` from \`openapi.yaml\`: change that, not this file. */
import type { components } from './contract';
import * as read from './readers';

type Schemas = components['schemas'];
type FieldsOf<Name extends keyof Schemas> = read.Fields<NonNullable<Schemas[Name]>>;`;

const READERS: Partial<Record<string, string>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'flag',
};

/** Without its path a stored file cannot be opened, so it counts as missing. */
const FILE_PATHS = ['path_url', 'file_path'];

function readerOfType(key: string, { type = '', enum: values }: ContractSchema): string {
  const reader = READERS[type];
  if (!reader || values) throw new Error(`No reader for ${key}: read the record by hand`);
  return reader;
}

/** A required value that is missing becomes an empty one, except a number: there is no empty id. */
function scalarReader(key: string, schema: ContractSchema): string {
  const reader = readerOfType(key, schema);
  if (schema.nullable) return `read.${reader}OrNull`;
  if (reader === 'text' && !FILE_PATHS.includes(key)) return 'read.textOrEmpty';
  return reader === 'flag' ? 'read.or(read.flag, false)' : `read.${reader}`;
}

/** The name of the schema that this one points to. */
const nameOf = ({ $ref }: ContractSchema) => $ref?.split('/').at(-1);

/** The name of a constant for a schema; `Address` and `AddressOrNull` have the same. */
function constantName(schema: string): string {
  const name = schema.replace(/OrNull$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The source of a file with the fields of these records, and of the records in them. */
export function printRecordFields(records: string[]): string {
  const statements = new Set<string>();
  const fieldsNames = new Map<string, string>();

  function fieldsOf(name: string): string {
    const { properties = {} } = contractSchema(name);
    const lines = Object.entries(properties).map(
      ([key, schema]) => `  ${key}: ${readerOf(key, schema)},\n`,
    );
    const fields = `{\n${lines.join('')}}`;
    const printed = fieldsNames.get(fields);
    if (printed !== undefined) return printed;
    const fieldsName = `${constantName(name)}Fields`;
    fieldsNames.set(fields, fieldsName);
    const keyword = records.includes(name) ? 'export const' : 'const';
    statements.add(`${keyword} ${fieldsName}: FieldsOf<'${name}'> = ${fields};`);
    return fieldsName;
  }

  function readerOf(key: string, schema: ContractSchema): string {
    if (schema.items) return `read.or(read.list(${itemReader(key, schema.items)}), [])`;
    const name = nameOf(schema);
    if (name === undefined) return scalarReader(key, schema);
    const fields = fieldsOf(name);
    if (!resolveReference(schema).nullable) return `read.part(${fields})`;
    const readerName = `${constantName(name)}OrNull`;
    statements.add(`const ${readerName} = read.or(read.object(${fields}), null);`);
    return readerName;
  }

  function itemReader(key: string, schema: ContractSchema): string {
    const name = nameOf(schema);
    return name === undefined
      ? `read.${readerOfType(key, schema)}`
      : `read.object(${fieldsOf(name)})`;
  }

  for (const name of records) fieldsOf(name);
  return `${[HEAD, ...statements].join('\n\n')}\n`;
}
