import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isObject } from '@/primitives/readObject';
import { cachedValue } from './cachedValue';

/** The file of the contract; the control page offers it for reading. */
export const contractFile = path.join(__dirname, '..', 'openapi.yaml');

/** A schema of the contract, with the keywords that it uses. */
export interface ContractSchema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  description?: string;
  required?: string[];
  properties?: Record<string, ContractSchema>;
  additionalProperties?: boolean;
  items?: ContractSchema;
  enum?: (string | number | boolean | null)[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface ContractParameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: ContractSchema;
}

interface OperationObject {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: ContractParameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: ContractSchema }> };
  responses: Record<string, unknown>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

type PathItem = { parameters?: ContractParameter[] } & {
  [Method in (typeof METHODS)[number]]?: OperationObject;
};

interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  security: Record<string, unknown>[];
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, ContractSchema>; securitySchemes: object };
}

/** A copy of the contract, which the validator may write to. */
export function loadContract(): ContractDocument {
  return structuredClone(readContract());
}

/**
 * The contract for the validator, with every reference resolved. A validator walks all of
 * `components` for each schema that it prepares, hundreds of times: without them the first call of
 * an operation takes a fraction of the time. Error responses equal to `default` are left out for
 * the same reason.
 */
export function loadInlinedContract(): object {
  const { components, ...rest } = readContract();
  const { securitySchemes } = components;
  return { ...(inlined(withoutDefaultErrors(rest)) as object), components: { securitySchemes } };
}

/** Every operation of the contract without references; the parameters of its path are its own. */
export function loadOperations() {
  const { paths, security } = readContract();
  return operationsIn(inlined(paths) as typeof paths).map(
    ({ path, method, shared, operation }) => ({
      path,
      method,
      security,
      ...operation,
      parameters: [...shared, ...(operation.parameters ?? [])],
    }),
  );
}

/** A named schema of the contract; references in it are followed. */
export function contractSchema(name: string): ContractSchema {
  const schema = readContract().components.schemas[name];
  if (!schema) throw new Error(`The contract has no schema ${name}`);
  return resolveReference(schema);
}

/** The schema itself, or the one that it points to. */
export function resolveReference(schema: ContractSchema): ContractSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : contractSchema(name);
}

let document: ContractDocument | undefined;

function readContract(): ContractDocument {
  if (!document) {
    const text = readFileSync(contractFile, 'utf8');
    document = cachedValue('openapi', text, () => parse(text) as unknown) as ContractDocument;
  }
  return document;
}

function operationsIn(paths: ContractDocument['paths']) {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, shared: item.parameters ?? [], operation }] : [];
    }),
  );
}

/** What `{$ref: '#/…'}` leads to. */
function target($ref: string): unknown {
  let value: unknown = readContract();
  for (const key of $ref.split('/').slice(1)) value = (value as Record<string, unknown>)[key];
  return value;
}

/** A copy without references: each is replaced by what it points to. */
function inlined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlined);
  if (!isObject(value)) return value;
  if (typeof value.$ref === 'string') return inlined(target(value.$ref));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inlined(part)]));
}

const ERROR_BODY = JSON.stringify({ $ref: '#/components/schemas/ErrorBody' });

/** Whether a response describes errors, like `default`. */
function isDefaultError(status: string, response: unknown): boolean {
  const { $ref } = response as { $ref?: string };
  return (
    Number(status) >= 400 && JSON.stringify($ref ? target($ref) : response).includes(ERROR_BODY)
  );
}

function withoutDefaultErrors(contract: Omit<ContractDocument, 'components'>): object {
  const paths = structuredClone(contract.paths);
  for (const { operation } of operationsIn(paths)) {
    const { responses } = operation;
    if (!responses['default']) continue;
    operation.responses = Object.fromEntries(
      Object.entries(responses).filter(([status, response]) => !isDefaultError(status, response)),
    );
  }
  return { ...contract, paths };
}
