import { object, type ObjectShape } from 'yup';

/** An object that may hold nothing but what is named: a slip of the pen is told, not passed over. */
export const strictly = (shape: ObjectShape) =>
  object(shape)
    .noUnknown('${path} holds something unknown: ${unknown}')
    .strict()
    .default(undefined);

/** The keys of what may be an object; none of anything else. */
export function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
