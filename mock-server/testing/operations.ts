import { loadOperations, type ContractParameter, type ContractSchema } from '../core/contract';
import type { OperationId } from '../core/route';

/** One operation of the contract. */
export interface Operation {
  id: OperationId;
  method: string;
  /** Below `/api`, with its parameters in braces. */
  path: string;
  parameters: ContractParameter[];
  /** The kind of token that it accepts; null for a public operation. */
  tokenKind: 'session' | 'temporary' | null;
  /** Whether it can be called without a token too. */
  isTokenOptional: boolean;
  /** The type of its body; null if it has none. */
  mediaType: string | null;
  isBodyRequired: boolean;
  bodySchema: ContractSchema | null;
  /** The error statuses that the contract names for it. */
  problemStatuses: number[];
}

type Security = ReturnType<typeof loadOperations>[number]['security'];

function tokenKindOf(security: Security): Operation['tokenKind'] {
  const kinds = security.flatMap((requirement) => Object.keys(requirement));
  if (kinds.includes('temporary')) return 'temporary';
  return kinds.includes('session') ? 'session' : null;
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = loadOperations().map(
  ({ operationId, method, path, parameters, security, requestBody, responses }) => {
    const [[mediaType, content] = [null, null]] = Object.entries(requestBody?.content ?? {});
    return {
      id: operationId as OperationId,
      method: method.toUpperCase(),
      path,
      parameters,
      tokenKind: tokenKindOf(security),
      isTokenOptional: security.some((requirement) => Object.keys(requirement).length === 0),
      mediaType,
      isBodyRequired: requestBody?.required ?? false,
      bodySchema: content?.schema ?? null,
      problemStatuses: Object.keys(responses)
        .map(Number)
        .filter((status) => status >= 400),
    };
  },
);

/** The methods of a path of the contract. */
export function methodsOf(path: string): string[] {
  return operations.filter((operation) => operation.path === path).map(({ method }) => method);
}

/** The operation of this id. */
export function operationOf(id: OperationId): Operation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}
