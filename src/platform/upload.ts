export interface UploadFormOptions {
  /** The token, or null. */
  bearer: string | null;
  /** Sent as `Idempotency-Key`; without it there is no such header. */
  idempotencyKey?: string | undefined;
  /** Called with the fraction that has been sent, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

export type UploadOutcome =
  | { kind: 'answered'; status: number; body: string }
  /** No progress for 30 s. */
  | { kind: 'stalled' }
  | { kind: 'unreachable' }
  | { kind: 'cancelled' };

/**
 * An upload has no time limit, but ends after this time without progress (wire.md#time-limits).
 * Assumption: only while the page is visible.
 */
const STALL_LIMIT_MS = 30_000;

/**
 * Sends a file as the field `file` of a form. It uses XMLHttpRequest, because fetch does not report
 * upload progress. Never rejects.
 */
export function uploadForm(
  url: string,
  file: File,
  { bearer, idempotencyKey, onProgress, signal }: UploadFormOptions,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ kind: 'cancelled' });
    const request = new XMLHttpRequest();
    let timer = setTimeout(stall, STALL_LIMIT_MS);

    function finish(outcome: UploadOutcome): void {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', moved);
      signal?.removeEventListener('abort', cancel);
      resolve(outcome);
    }
    function end(outcome: UploadOutcome): void {
      finish(outcome);
      request.abort();
    }
    function stall(): void {
      // A phone in a pocket freezes a tab and its uploads: nobody waits, and the upload may go on
      // later.
      if (document.hidden) moved();
      else end({ kind: 'stalled' });
    }
    function cancel(): void {
      end({ kind: 'cancelled' });
    }
    function moved(): void {
      clearTimeout(timer);
      timer = setTimeout(stall, STALL_LIMIT_MS);
    }

    document.addEventListener('visibilitychange', moved);
    signal?.addEventListener('abort', cancel);
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onprogress = moved;
    request.onload = () =>
      finish({ kind: 'answered', status: request.status, body: request.responseText });
    request.onerror = () => finish({ kind: 'unreachable' });
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    if (bearer !== null) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    if (idempotencyKey !== undefined) request.setRequestHeader('idempotency-key', idempotencyKey);
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}
