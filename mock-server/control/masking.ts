const SECRET_KEY = /password|token|^auth$/i;
const MASK = '***';

/** A copy in which the values of passwords and tokens cannot be read. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      SECRET_KEY.test(key) && part !== null ? MASK : maskSecrets(part),
    ]),
  );
}
