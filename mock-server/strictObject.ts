import { object, type ObjectShape } from 'yup';

/** What a complaint about unknown keys carries besides its text. */
export interface UnknownKeys {
  keys: readonly string[];
  known: readonly string[];
}

/** An object that may hold nothing but what is named: a slip of the pen is told, not passed over. */
export const strictly = (shape: ObjectShape) => {
  const known = Object.keys(shape);
  return object(shape)
    .test({
      name: 'noUnknown',
      message: '${path} holds something unknown: ${unknown}',
      test(value) {
        const keys = keysOf(value).filter((key) => !known.includes(key));
        const params: UnknownKeys & { unknown: string } = { keys, known, unknown: keys.join(', ') };
        return keys.length === 0 || this.createError({ params: { ...params } });
      },
    })
    .strict()
    .default(undefined);
};

/** The keys of what may be an object; none of anything else. */
export function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** What an editor is told beside what yup itself knows: see `editorSchema.ts`. */
export interface SchemaMeta {
  description?: string;
  /** Replaces what follows from yup. */
  json?: object;
  /** The keys have the types that this schema of the contract gives them. */
  contract?: string;
}

interface WithMeta {
  meta: (meta: Record<string, unknown>) => unknown;
}

/** The schema with what an editor is told of it. */
export const withMeta = <Of extends WithMeta>(schema: Of, meta: SchemaMeta): Of =>
  schema.meta({ ...meta }) as Of;

/** The schema with a description, which an editor shows. */
export const told = <Of extends WithMeta>(schema: Of, description: string): Of =>
  withMeta(schema, { description });
