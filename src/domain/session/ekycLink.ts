/** Assumption: a shorter text can be guessed, so no server sends it as a token. */
const SHORTEST_TOKEN = 8;

/**
 * The token in the address of the e-KYC page, as its segment is written there; null if no server can
 * have sent it: a link that was cut off, or one with more segments.
 */
export function readEkycToken(segment: string): string | null {
  const written = segment.replace(/\/$/, '');
  if (written.includes('/')) return null;
  try {
    const token = decodeURIComponent(written);
    const isPossible = token.length >= SHORTEST_TOKEN && /^[\x21-\x7e]{1,4096}$/.test(token);
    return isPossible ? token : null;
  } catch {
    return null;
  }
}
