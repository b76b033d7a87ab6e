import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import type { FileActions, StoredFile, UploadOptions } from './uploadTypes';

export type UploadState =
  | { kind: 'sending'; fraction: number }
  | { kind: 'stored'; stored: StoredFile }
  /** The file itself is the reason: another one must be chosen. */
  | { kind: 'refused'; reason: MessageRef }
  /** The connection is the reason: the same file can be sent again. */
  | { kind: 'failed'; reason: MessageRef };

interface StartOptions extends Pick<UploadOptions, 'onReady'> {
  /** A check that crashes counts as a connection problem. */
  checksFirst?: boolean;
  /** Called at each step up to the end, and never after the abort. */
  onState: (state: UploadState) => void;
}

/** Why an action on a file failed. */
export const errorReason = ({ describeError }: FileActions, error: unknown): MessageRef =>
  describeError?.(error) ?? typedMessageRef('common.file.uploadFailed');

/**
 * One upload, for the field of one file and the list of photos alike. Returns a function that
 * aborts it: nothing is called back after that, even if a response still comes.
 */
export function startUpload(
  actions: FileActions,
  file: File,
  { checksFirst = false, onReady, onState }: StartOptions,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const show = (state: UploadState) => signal.aborted || onState(state);
  const showProgress = (fraction: number) => show({ kind: 'sending', fraction });

  async function send(): Promise<UploadState> {
    const reason = checksFirst ? await actions.checkFile(file) : null;
    signal.throwIfAborted();
    if (reason !== null) return { kind: 'refused', reason };
    const stored = await actions.upload(file, {
      signal,
      onProgress: showProgress,
      onReady: (ready) => signal.aborted || onReady?.(ready),
    });
    return { kind: 'stored', stored };
  }

  showProgress(0);
  void send()
    .catch((error: unknown): UploadState => {
      const kind = actions.isCausedByFile?.(error) === true ? 'refused' : 'failed';
      return { kind, reason: errorReason(actions, error) };
    })
    .then(show);
  return () => controller.abort();
}
