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
