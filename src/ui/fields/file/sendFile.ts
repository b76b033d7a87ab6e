import { messageRef } from '@/i18n/messageRef';
import type { MessageRef } from '@/primitives/messageRef';
import type { FileActions, StoredFile, UploadOptions } from './uploadTypes';

/** The result of sending a file. */
export type SentFile =
  | { kind: 'stored'; stored: StoredFile }
  /** The file itself is the reason: another one must be chosen. */
  | { kind: 'refused'; reason: MessageRef }
  /** The connection is the reason: the same file can be sent again. */
  | { kind: 'failed'; reason: MessageRef }
  /** Cancelled by the signal; a response that still came is ignored. */
  | { kind: 'cancelled' };

/** Why an action on a file failed. */
export const errorReason = ({ describeError }: FileActions, error: unknown): MessageRef =>
  describeError?.(error) ?? messageRef('common.file.uploadFailed');

/**
 * Sends one file, for the field of one file and the list of photos alike. Never rejects, and calls
 * nothing back after the signal.
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
    return { kind, reason: errorReason(actions, error) };
  }
}
