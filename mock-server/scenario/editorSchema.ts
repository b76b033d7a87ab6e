import type { SchemaFieldDescription } from 'yup';
import { contractSchema, resolveReference } from '../contract';
import { masterListOf } from '../database/references';
import type { SchemaMeta } from '../strictObject';
import { SAMPLE_FILE_NAME } from './sampleFile';
import { scenarioSchema } from './scenarioSchema';
import { isFile } from './schemaParts';

type JsonSchema = Record<string, unknown>;

/** What yup tells of a schema, as far as it is used here. */
interface Field {
  type?: string;
  meta?: SchemaMeta;
  nullable?: boolean;
  optional?: boolean;
  oneOf?: readonly unknown[];
  tests?: readonly { name?: string; params?: Record<string, unknown> }[];
  fields?: Record<string, SchemaFieldDescription>;
  innerType?: SchemaFieldDescription | SchemaFieldDescription[];
}

const FILE_NAME = { type: 'string', pattern: SAMPLE_FILE_NAME.source };

/** A document: the name of a file, or the file with what stands beside it. */
const FILE: JsonSchema = {
  anyOf: [
    FILE_NAME,
    {
      type: 'object',
      required: ['file'],
      properties: {
        file: FILE_NAME,
        name: { type: 'string' },
        number: { type: 'string' },
        validity_date: { type: 'string' },
      },
      additionalProperties: false,
    },
    { type: 'null' },
  ],
};

const refTo = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });

/** What an editor knows of a scenario: `scenario.schema.json`, made of the schema that refuses. */
export function makeEditorSchema(): JsonSchema {
  // The star stands for any name: templates are called as one likes.
  const described = scenarioSchema.describe({ value: { templates: { '*': {} } } });
  const { templates = {}, people = {}, ...top } = described.fields;
  const { '*': template = {} } = (templates as Field).fields ?? {};
  const { email = {}, ...answers } = (innerOf(people) as Field).fields ?? {};
  const shared = mapValues(answers, (_answer, key) => refTo(key));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A scenario of the mock backend',
    type: 'object',
    required: ['description'],
    additionalProperties: false,
    properties: {
      ...mapValues(top, toJson),
      templates: {
        ...toJson(templates),
        additionalProperties: { ...toJson(template), properties: shared },
      },
      people: {
        ...toJson(people),
        items: { ...toJson(innerOf(people)), properties: { email: toJson(email), ...shared } },
      },
    },
    definitions: {
      ...mapValues(answers, toJson),
      address: ofSchema('Address'),
      card: { ...ofSchema('Shareholder'), required: ['name', 'shareholder_type_ids'] },
      file: FILE,
    },
  };
}

function toJson(described: SchemaFieldDescription | object): JsonSchema {
  const field = described as Field;
  const { description, json } = field.meta ?? {};
  const own = json ?? withNull(ownSchema(field), field.nullable);
  return description === undefined ? { ...own } : { description, ...own };
}

function ownSchema(field: Field): JsonSchema {
  const { type, fields, innerType, meta } = field;
  if (meta?.contract === 'Address') return refTo('address');
  if (fields) return toObject(field, meta?.contract);
  if (innerType) return { type: 'array', items: toJson(innerOf(field)) };
  if (type === 'mixed') return {};
  const isInteger = field.tests?.some(({ name }) => name === 'integer');
  return { type: isInteger ? 'integer' : type, ...limitsOf(field) };
}

function toObject({ fields = {} }: Field, contract: string | undefined): JsonSchema {
  const required = Object.keys(fields).filter(
    (key) => contract === undefined && (fields[key] as Field).optional === false,
  );
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: mapValues(fields, (field, key) => {
      const isPart = 'fields' in field;
      return contract === undefined || isPart ? toJson(field) : ofContract(contract, key);
    }),
    additionalProperties: false,
  };
}

function ofSchema(contract: string): JsonSchema {
  const { id: _id, ...properties } = contractSchema(contract).properties ?? {};
  return toObject({ fields: properties as Record<string, never> }, contract);
}

/** A key whose values the contract describes; choices are listed with what they mean. */
function ofContract(contract: string, key: string): JsonSchema {
  const given = contractSchema(contract).properties?.[key] ?? {};
  if (isFile(given) || key === 'consent_path_url') return refTo('file');
  const { type, items, description } = resolveReference(given);
  const told = description === undefined ? {} : { description };
  const list = masterListOf(key);
  if (items) {
    const ids = list && { enum: list.items.map(({ id }) => id) };
    return { ...told, type, items: isFile(items) ? refTo('file') : (ids ?? {}) };
  }
  if (!list) return { ...told, type: [type, 'null'] };
  return {
    description: list.items.map(({ id, name }) => `${id} ${name}`).join(', '),
    enum: [...list.items.map(({ id }) => id), null],
    enumDescriptions: [...list.items.map(({ name }) => name), 'not answered'],
  };
}

/** The tests of yup that an editor can hold a value to. */
function limitsOf({ oneOf = [], tests = [] }: Field): JsonSchema {
  const limits: JsonSchema = oneOf.length > 0 ? { enum: oneOf } : {};
  for (const { name, params = {} } of tests) {
    if (name === 'matches') limits['pattern'] = String(params['regex']).slice(1, -1);
    if (name === 'email') limits['format'] = 'email';
    if (name === 'min') limits['minimum'] = params['min'];
    if (name === 'max') limits['maximum'] = params['max'];
  }
  return limits;
}

function withNull(schema: JsonSchema, isNullable = false): JsonSchema {
  if (!isNullable) return schema;
  if (typeof schema['type'] === 'string') return { ...schema, type: [schema['type'], 'null'] };
  return '$ref' in schema ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function innerOf(field: SchemaFieldDescription | object): object {
  const { innerType } = field as Field;
  const [inner = {}] = [innerType].flat();
  return inner;
}

function mapValues<Value>(
  values: Record<string, Value>,
  change: (value: Value, key: string) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value, key)]),
  );
}
