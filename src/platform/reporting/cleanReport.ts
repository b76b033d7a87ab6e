/**
 * What may leave in a report (P1): names of code, and nothing of the user. Everything is taken by a list
 * of what is allowed; what nobody thought of stays here.
 */

/** Messages of browsers and of the app that name code alone. Only what matches is sent. */
const SAFE_MESSAGES = [
  // The name of the property that follows may be a value, such as the NIK that is looked up in a list.
  /^Cannot (read|set) properties of (undefined|null)/,
  /^(undefined|null) is not an object/,
  /^[\w$.]{1,60} is (not a function|not defined|not iterable|not a constructor)/,
  /^Maximum call stack size exceeded/,
  /^Loading (CSS )?chunk \d{1,6} failed/,
  /^Minified React error #\d{1,4}/,
  /^Call failed: [a-z]{1,20}$/,
];

/** The part of an error message that may be sent; empty if none of it may. */
export function cleanMessage(message: string): string {
  for (const pattern of SAFE_MESSAGES) {
    const found = pattern.exec(message);
    if (found) return found[0];
  }
  return '';
}

export type CleanPath = (address: string) => string;

/**
 * Returns the path of an address without its query, in which only `words` are left: ids, tokens, names and
 * whatever else a path may have become `{id}`.
 */
export const cleanPathWith =
  (words: ReadonlySet<string>): CleanPath =>
  (address) => {
    let path: string;
    try {
      path = new URL(address, 'https://app.invalid').pathname;
    } catch {
      return '';
    }
    return path
      .split('/')
      .map((part) => (part === '' || words.has(part) ? part : '{id}'))
      .join('/');
  };

/** The name of a script of the build, by which its source map is found; of any other source nothing. */
export function cleanScript(address: string | undefined): string | undefined {
  const [name] = /\/assets\/[\w.-]+\.m?js$/.exec(address ?? '') ?? [];
  return name && `app://${name}`;
}

/** Traces continue at the host of an address, and at those below it. */
export function hostsOf(address: string): RegExp {
  const { hostname } = new URL(address);
  return new RegExp(`^https?://([\\w-]+\\.)*${hostname.replaceAll('.', '\\.')}(:\\d+)?/`);
}
