import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Where the contract stands; the control page offers it for reading. */
export const contractFile = path.join(__dirname, 'openapi.yaml');

interface OperationObject {
  operationId?: string;
}

/** A schema as the contract writes it: the words that its answers use. */
export interface ContractSchema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  description?: string;
  required?: string[];
  properties?: Record<string, ContractSchema>;
  additionalProperties?: boolean;
  items?: ContractSchema;
  enum?: unknown[];
  format?: string;
}

interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, ContractSchema> };
}

/** A copy of the contract, which the validator may write to. */
export function loadContract(): ContractDocument {
  return structuredClone(readContract());
}

/** Every operation id of the contract. */
export function operationIdsOfContract(): string[] {
  return Object.values(readContract().paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
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
  document ??= parse(readFileSync(contractFile, 'utf8')) as ContractDocument;
  return document;
}
