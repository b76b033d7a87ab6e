import { loadContract } from '../contract';
import type { OperationId } from '../route';

/** As much of a JSON schema as the tests read. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  nullable?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}

/** One operation of the contract, with everything that it points to put in its place. */
export interface Operation {
  id: OperationId;
  method: string;
  /** Below `/api`, with its parameters in braces. */
  path: string;
  parameters: Parameter[];
  /** The kind of token that it admits; null for a public one. */
  tokenKind: 'session' | 'temporary' | null;
  /** Whether it can be called without a token too. */
  isTokenOptional: boolean;
  /** What it reads; null where it takes no body. */
  mediaType: string | null;
  isBodyRequired: boolean;
  bodySchema: Schema | null;
  /** The statuses that the document names for it, other than those of success. */
  refusals: number[];
}

interface RawOperation {
  operationId: OperationId;
  security?: Record<string, unknown>[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const contract = loadContract() as unknown as Record<string, unknown> & {
  paths: Record<string, Record<string, unknown>>;
};

/** Follows `{$ref: '#/…'}` as far as it leads. */
function resolve(value: unknown): unknown {
  const { $ref } = (value ?? {}) as { $ref?: string };
  if ($ref === undefined) return value;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], contract);
  return resolve(target);
}

/** A schema without references, however deep. */
function plainSchema(given: unknown): Schema {
  const schema = resolve(given) as Schema;
  return {
    ...schema,
    ...(schema.items && { items: plainSchema(schema.items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([key, part]) => [key, plainSchema(part)]),
      ),
    }),
  };
}

function tokenKindOf(security: Record<string, unknown>[]): Operation['tokenKind'] {
  const kinds = security.flatMap((requirement) => Object.keys(requirement));
  if (kinds.includes('temporary')) return 'temporary';
  return kinds.includes('session') ? 'session' : null;
}

function toOperation(
  path: string,
  method: string,
  raw: RawOperation,
  shared: unknown[],
): Operation {
  const body = resolve(raw.requestBody) as
    { required?: boolean; content: Record<string, { schema: unknown }> } | undefined;
  const [mediaType = null] = Object.keys(body?.content ?? {});
  const security = raw.security ?? (contract['security'] as Record<string, unknown>[]);
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    parameters: [...shared, ...(raw.parameters ?? [])].map((given) => {
      const parameter = resolve(given) as Parameter;
      return { ...parameter, schema: plainSchema(parameter.schema) };
    }),
    tokenKind: tokenKindOf(security),
    isTokenOptional: security.some((requirement) => Object.keys(requirement).length === 0),
    mediaType,
    isBodyRequired: body?.required ?? false,
    bodySchema: mediaType === null ? null : plainSchema(body?.content[mediaType]?.schema),
    refusals: Object.keys(raw.responses)
      .map(Number)
      .filter((status) => status >= 400),
  };
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(
  ([path, { parameters, ...methods }]) =>
    Object.entries(methods).map(([method, raw]) =>
      toOperation(path, method, raw as RawOperation, (parameters ?? []) as unknown[]),
    ),
);

/** The methods that a path of the contract takes. */
export function methodsOf(path: string): string[] {
  return operations.filter((operation) => operation.path === path).map(({ method }) => method);
}

/** The operation of this id. */
export function operationOf(id: OperationId): Operation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}
