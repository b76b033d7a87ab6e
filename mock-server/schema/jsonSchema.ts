/** The keywords of JSON Schema (draft 7) that the mock uses, and two that editors support. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  enum?: readonly (string | number | boolean | null)[];
  /** What each choice of `enum` means; editors show it. */
  enumDescriptions?: readonly string[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  /** The message of the mock and of editors instead of the validator's own. */
  errorMessage?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  definitions?: Readonly<Record<string, JsonSchema>>;
}

type KeyOf<Of> = keyof Of & string;

/** An object with only these keys, which are those of the type `Of`. */
export const group = <Of = Record<string, unknown>>(
  properties: Readonly<Record<KeyOf<Of>, JsonSchema>>,
  required: readonly KeyOf<Of>[] = [],
): JsonSchema => ({ type: 'object', required, properties, additionalProperties: false });

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** The same schema, or null. */
export const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema.type ?? [], 'null'].flat(),
});
