/** Passwords and tokens (docs/mock.md). A one-time code stays: the outbox shows it anyway. */
const SECRET_KEY = /password|token|^auth$/i;
const MASK = '***';

/** A token of the mock, wherever it stands: in a path, in a link, in the text of a mail. */
const TOKEN = /(^|[^\w-])[\w-]{43}(?![\w-])/g;

/** A copy in which the values of passwords and tokens cannot be read. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      isSecret(key, part) ? MASK : maskSecrets(part),
    ]),
  );
}

/** The same for a text: the mock's tokens are taken out of it. */
export function maskText(text: string): string {
  return text.replace(TOKEN, `$1${MASK}`);
}

/** Whether there is one at all is no secret. */
function isSecret(key: string, value: unknown): boolean {
  return SECRET_KEY.test(key) && value !== null && typeof value !== 'boolean';
}
