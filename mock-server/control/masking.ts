/**
 * Passwords and tokens (docs/mock.md). One-time codes stay, because the outbox shows them anyway.
 */
const SECRET_KEY = /password|token|^auth$/i;
const MASK = '***';

/** A token of the mock, anywhere: in a path, in a link, in the text of a mail. */
const TOKEN = /(^|[^\w-])[\w-]{43}(?![\w-])/g;

/** A copy with passwords and tokens masked. */
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

/** The same for a text: the mock's tokens are masked. */
export function maskText(text: string): string {
  return text.replace(TOKEN, `$1${MASK}`);
}

/** Whether there is a value at all is no secret. */
function isSecret(key: string, value: unknown): boolean {
  return SECRET_KEY.test(key) && value !== null && typeof value !== 'boolean';
}
