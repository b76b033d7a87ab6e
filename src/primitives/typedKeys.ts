/** The keys of an object that has no others than its type says. */
export const typedKeys = <Type extends object>(record: Type) =>
  Object.keys(record) as (keyof Type & string)[];
