/** As much of JSON Schema (draft 7) as the mock uses, and what editors read besides. */
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
  /** What is said, by the mock and by editors, in place of a rule in the words of a program. */
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

/** An object that may have nothing but these keys, which are those of the type `Of`. */
export const group = <Of = Record<string, unknown>>(
  properties: Readonly<Record<KeyOf<Of>, JsonSchema>>,
  required: readonly KeyOf<Of>[] = [],
): JsonSchema => ({ type: 'object', required, properties, additionalProperties: false });

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** The same, or null. */
export const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema.type ?? [], 'null'].flat(),
});
