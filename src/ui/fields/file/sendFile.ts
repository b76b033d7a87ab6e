import { typedMessageRef } from '@/i18n/typedMessageRef';
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

export type UploadState =
  { kind: 'sending'; fraction: number } | Exclude<SentFile, { kind: 'cancelled' }>;

type SendOptions = UploadOptions & {
  /** A check that crashes counts as a connection problem. */
  checksFirst?: boolean;
};

type StartOptions = Pick<SendOptions, 'checksFirst' | 'onReady'> & {
  /** Called at each step up to the end, and never after the abort. */
  onState: (state: UploadState) => void;
};

/** Why an action on a file failed. */
export const errorReason = ({ describeError }: FileActions, error: unknown): MessageRef =>
  describeError?.(error) ?? typedMessageRef('common.file.uploadFailed');

/** Sends one file. Never rejects, and calls nothing back after the signal. */
export async function sendFile(
  actions: FileActions,
  file: File,
  { signal, onProgress, onReady, checksFirst = false }: SendOptions,
): Promise<SentFile> {
  try {
    const reason = checksFirst ? await actions.checkFile(file) : null;
    signal.throwIfAborted();
    if (reason !== null) return { kind: 'refused', reason };
    const stored = await actions.upload(file, {
      signal,
      onProgress: (fraction) => signal.aborted || onProgress(fraction),
      onReady: (ready) => signal.aborted || onReady?.(ready),
    });
    signal.throwIfAborted();
    return { kind: 'stored', stored };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    const kind = actions.isRefusal?.(error) === true ? 'refused' : 'failed';
    return { kind, reason: errorReason(actions, error) };
  }
}

/**
 * One upload, for the field of one file and the list of photos alike. Returns a function that
 * aborts it.
 */
export function startUpload(
  actions: FileActions,
  file: File,
  { onState, ...options }: StartOptions,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onProgress = (fraction: number) => onState({ kind: 'sending', fraction });
  onProgress(0);
  void sendFile(actions, file, { ...options, signal, onProgress }).then((sent) => {
    if (sent.kind !== 'cancelled' && !signal.aborted) onState(sent);
  });
  return () => controller.abort();
}
