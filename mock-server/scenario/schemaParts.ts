import { contractSchema, resolveReference, type ContractSchema } from '../core/contract';
import { masterListOf } from '../database/references';
import type { Schemas } from '../database/tables';
import { orNull, type JsonSchema } from '../schema/jsonSchema';
import { SAMPLE_FILE_NAME } from './sampleFile';

const integer: JsonSchema = { type: 'integer' };

/** One of these names, or an id. */
export const nameOrId = (names: readonly string[], id: JsonSchema = {}): JsonSchema => ({
  anyOf: [{ enum: names }, orNull({ ...integer, ...id })],
  errorMessage: `must be one of ${names.join(', ')}, or a number that is known`,
});

/** A moment or a day, best given relative to now. */
export const time: JsonSchema = {
  type: 'string',
  format: 'relative-time',
  errorMessage:
    "must be a date (1990-04-21), 'now', '3 days ago' or 'in 2 weekdays', 100 years away at most",
};

export const count: JsonSchema = { ...integer, minimum: 0 };

/** The name of a generated file. */
export const fileName: JsonSchema = {
  type: 'string',
  pattern: SAMPLE_FILE_NAME.source,
  errorMessage: 'must be the name of a file that ends in .pdf or .png',
};

/** A file with other values of the same document. */
const fileWith = (beside: Record<string, JsonSchema>, required: readonly string[]): JsonSchema => ({
  type: 'object',
  properties: { file: fileName, ...beside },
  required: ['file', ...required],
  additionalProperties: false,
});

const text: JsonSchema = { type: 'string' };

/** Schemas of the contract for which a scenario has the name of a file. */
const FILES: Readonly<Record<string, JsonSchema>> = {
  FileRef: fileName,
  FileRefOrNull: orNull(fileName),
  ShareholderFile: orNull(fileName),
  DeedOrNull: {
    ...fileWith({ number: orNull(text), validity_date: orNull(text) }, []),
    ...fileName,
    type: ['string', 'object', 'null'],
  },
  OtherDocument: fileWith({ name: text }, ['name']),
};

/** One id of a list; editors show the names. */
export const choice = (items: readonly { id: number; name: string }[]): JsonSchema => ({
  description: items.map(({ id, name }) => `${id} ${name}`).join(', '),
  enum: items.map(({ id }) => id),
  enumDescriptions: items.map(({ name }) => name),
});

const choiceOrNull = ({ enum: ids = [], enumDescriptions = [], ...rest }: JsonSchema) => ({
  ...rest,
  enum: [...ids, null],
  enumDescriptions: [...enumDescriptions, 'not answered'],
});

/** The schema of a form value in a scenario, derived from the contract. */
export function formValueSchema(given: ContractSchema, key = ''): JsonSchema {
  const file = FILES[given.$ref?.split('/').at(-1) ?? ''];
  if (file) return file;
  const { nullable = false, items, properties, ...own } = resolveReference(given);
  const list = masterListOf(key);
  if (list && !items) return nullable ? choiceOrNull(choice(list.items)) : choice(list.items);
  const schema: JsonSchema = {
    ...(own.description !== undefined && { description: own.description }),
    ...(own.type !== undefined && { type: own.type }),
    ...(own.enum && { enum: own.enum }),
    ...(items && { items: list ? choice(list.items) : formValueSchema(items) }),
    ...(properties && { properties: formValueSchemas(properties), additionalProperties: false }),
  };
  return nullable ? orNull(schema) : schema;
}

const formValueSchemas = (properties: Readonly<Record<string, ContractSchema>>) =>
  Object.fromEntries(
    Object.entries(properties).map(([key, part]) => [key, formValueSchema(part, key)]),
  );

type KeysOf<Name extends keyof Schemas> = Exclude<keyof NonNullable<Schemas[Name]>, 'id'>;

/** The keys of a schema of the contract without the id, which the mock assigns. */
export function keysOf<Name extends keyof Schemas>(
  contract: Name,
): Record<KeysOf<Name>, JsonSchema> {
  const { id: _id, ...properties } = contractSchema(contract).properties ?? {};
  return formValueSchemas(properties) as Record<KeysOf<Name>, JsonSchema>;
}

/** Any keys of a schema of the contract; null removes all that is inherited. */
export const partOf = (contract: keyof Schemas): JsonSchema =>
  orNull({ type: 'object', properties: keysOf(contract), additionalProperties: false });
