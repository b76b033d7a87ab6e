/**
 * The token in the address of the e-KYC page, as its segment is written there; null if no server can
 * have sent it.
 */
export function readEkycToken(segment: string): string | null {
  try {
    const token = decodeURIComponent(segment.replace(/\/$/, ''));
    return /^[\x21-\x7e]{1,4096}$/.test(token) ? token : null;
  } catch {
    return null;
  }
}
