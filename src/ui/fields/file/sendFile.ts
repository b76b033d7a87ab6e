import { messageRef } from '@/i18n/messageRef';
import type { MessageRef } from '@/primitives/messageRef';
import type { FileActions, StoredFile, UploadOptions } from './uploadTypes';

/** How it ended to send a file. */
export type SentFile =
  | { kind: 'stored'; stored: StoredFile }
  /** The file itself is at fault: another one must be chosen. */
  | { kind: 'refused'; reason: MessageRef }
  /** The way was at fault: the same file can be sent again. */
  | { kind: 'failed'; reason: MessageRef }
  /** The signal ended it; an answer that still came counts for nothing. */
  | { kind: 'cancelled' };

/** Why something could not be done with a file. */
export const failureReason = ({ describeFailure }: FileActions, error: unknown): MessageRef =>
  describeFailure?.(error) ?? messageRef('common.file.uploadFailed');

/**
 * Sends one file, for the field of one file and the list of photos alike. Never rejects; nothing is
 * called back once the signal has ended it.
 */
export async function sendFile(
  actions: FileActions,
  file: File,
  { signal, onProgress, onReady }: UploadOptions,
): Promise<SentFile> {
  try {
    const stored = await actions.upload(file, {
      signal,
      onProgress: (fraction) => signal.aborted || onProgress(fraction),
      onReady: (ready) => signal.aborted || onReady?.(ready),
    });
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'stored', stored };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    const kind = actions.isRefusal?.(error) === true ? 'refused' : 'failed';
    return { kind, reason: failureReason(actions, error) };
  }
}
