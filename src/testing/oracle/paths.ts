const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of property names; undefined where there is none. */
export function valueAt(whole: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((record, name) => (isRecord(record) ? record[name] : undefined), whole);
}

/** A copy of an object with a different value at a path. */
export function withValue<Whole>(whole: Whole, path: string, value: unknown): Whole {
  const [name = '', ...rest] = path.split('.');
  const record: Record<string, unknown> = isRecord(whole) ? whole : {};
  const inner = rest.length === 0 ? value : withValue(record[name], rest.join('.'), value);
  return { ...record, [name]: inner } as Whole;
}

/** The paths of all values of a form; a list, a file or null counts as one value. */
export function pathsOf(values: object, above = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    isRecord(value) && !('pathUrl' in value)
      ? pathsOf(value, `${above}${name}.`)
      : [`${above}${name}`],
  );
}

/** All values within an object with their paths; a list counts as one value. */
export function leavesOf(whole: unknown, above = ''): [path: string, value: unknown][] {
  if (!isRecord(whole)) return above === '' ? [] : [[above.slice(0, -1), whole]];
  return Object.entries(whole).flatMap(([name, value]) => leavesOf(value, `${above}${name}.`));
}
