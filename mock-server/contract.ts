import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Where the contract stands; the control page offers it for reading. */
export const contractFile = path.join(__dirname, 'openapi.yaml');

interface OperationObject {
  operationId?: string;
}

interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, OperationObject>>;
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

let document: ContractDocument | undefined;

function readContract(): ContractDocument {
  document ??= parse(readFileSync(contractFile, 'utf8')) as ContractDocument;
  return document;
}
