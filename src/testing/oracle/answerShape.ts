import { loadOperations, type ContractSchema } from '../../../mock-server/core/contract';
import { isObject } from '@/primitives/readObject';

/** Endpoints of the app that call an operation by another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  askIdentity: 'getProfile',
  openNotification: 'getNotification',
};

/** What the app reads by itself, whatever type the contract gives it. */
const READ_BY_THE_DOMAIN = ['expire_time', 'previous'];

/** Without it a link still signs in, so the app's own type has null. */
const OR_NULL = ['user_id'];

export type { ContractSchema };

interface Answered {
  content?: Record<string, { schema: ContractSchema }>;
}

const operations = loadOperations();

/** The schema of the data that an endpoint answers with; null for a file. */
export function answerSchema(endpoint: string): ContractSchema | null {
  const id = OTHER_NAMES[endpoint] ?? endpoint;
  const operation = operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  const [answer] = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response as Answered);
  const content = answer?.content?.['application/json'];
  return content ? (content.schema.properties?.['data'] ?? {}) : null;
}

function exampleText({ enum: choices, format, pattern }: ContractSchema): unknown {
  if (choices) return choices[0];
  if (format === 'date') return '1990-05-12';
  if (format === 'date-time') return '2026-11-02T03:04:05Z';
  return pattern?.includes('files') ? '/files/7.pdf' : 'Sri Wahyuni';
}

/** An answer that fills in everything the contract has; lists have two items of different ids. */
export function exampleAnswer(schema: ContractSchema, id = 1): unknown {
  const { type, properties = {}, items = {} } = schema;
  if (type === 'array') return [1, 2].map((each) => exampleAnswer(items, each));
  if (type === 'string') return exampleText(schema);
  if (type === 'integer' || type === 'number') return schema.enum?.[0] ?? id;
  if (type === 'boolean') return true;
  return Object.fromEntries(
    Object.entries(properties).map(([key, part]) => [key, exampleAnswer(part, id)]),
  );
}

/** What the app takes of a schema, by what it has read of an example. */
export function partRead(schema: ContractSchema, read: unknown): ContractSchema {
  const { properties, items, required = [] } = schema;
  if (items && Array.isArray(read)) return { ...schema, items: partRead(items, read[0]) };
  if (!properties || !isObject(read)) return schema;
  const parts = Object.entries(properties).filter(([key]) => Object.hasOwn(read, key));
  return {
    ...schema,
    required: required.filter((key) => Object.hasOwn(read, key)),
    properties: Object.fromEntries(parts.map(([key, part]) => [key, partRead(part, read[key])])),
  };
}

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: Number.isFinite,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
};

/** Where a value has not the shape of the contract; null where it has. Lengths and forms may differ. */
export function breachOf(schema: ContractSchema, value: unknown, at = 'data'): string | null {
  const { type, nullable, properties, items = {}, required = [] } = schema;
  if (type === undefined && !properties) return null;
  if (value === null) return nullable ? null : `${at} is null`;
  if (type === 'array') {
    if (!Array.isArray(value)) return `${at} is no list`;
    return firstOf(value.map((item, index) => () => breachOf(items, item, `${at}.${index}`)));
  }
  if (!properties) return isOf[type ?? '']?.(value) === false ? `${at} is no ${type}` : null;
  if (!isObject(value)) return `${at} is no object`;
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(properties, key));
  if (unknown !== undefined) return `${at} has ${unknown}`;
  return firstOf(
    Object.entries(properties)
      .filter(([key]) => !READ_BY_THE_DOMAIN.includes(key))
      .map(([key, part]) => () => {
        if (value[key] === undefined && !required.includes(key)) return null;
        if (value[key] === null && OR_NULL.includes(key)) return null;
        return breachOf(part, value[key], `${at}.${key}`);
      }),
  );
}

const firstOf = (checks: readonly (() => string | null)[]): string | null => {
  for (const check of checks) {
    const breach = check();
    if (breach !== null) return breach;
  }
  return null;
};
