import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '@/primitives/useLatest';
import type { MessageRef } from '@/primitives/messageRef';
import { errorReason, sendFile, type SentFile } from './sendFile';
import type { FileActions, StoredFile } from './uploadTypes';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; file: File; fraction: number }
  | { kind: 'refused'; reason: MessageRef }
  | { kind: 'failed'; file: File; reason: MessageRef };

export type Upload = {
  state: UploadState;
  start(this: void, file: File): void;
  /** Cancels the upload, or discards what failed. */
  cancel(this: void): void;
};

const IDLE: UploadState = { kind: 'idle' };

/**
 * Why the file is not sent; null if it can be. A check that crashes counts as a connection problem.
 */
async function checkBefore(actions: FileActions, file: File): Promise<SentFile | null> {
  try {
    const reason = await actions.checkFile(file);
    return reason === null ? null : { kind: 'refused', reason };
  } catch (error) {
    return { kind: 'failed', reason: errorReason(actions, error) };
  }
}

/**
 * One upload at a time; a newer one or an unmount cancels the older, whose response is then
 * ignored.
 */
export function useUpload(
  actions: FileActions,
  onStored: (stored: StoredFile, file: File) => void,
): Upload {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController | null>(null);
  const latest = useLatest({ actions, onStored });
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(
    async (file: File, { signal }: AbortController) => {
      const showProgress = (fraction: number) => setState({ kind: 'sending', file, fraction });
      showProgress(0);
      let sent = await checkBefore(latest.current.actions, file);
      if (signal.aborted) return;
      sent ??= await sendFile(latest.current.actions, file, { signal, onProgress: showProgress });
      if (sent.kind === 'refused') setState(sent);
      if (sent.kind === 'failed') setState({ ...sent, file });
      if (sent.kind !== 'stored') return;
      setState(IDLE);
      latest.current.onStored(sent.stored, file);
    },
    [latest],
  );

  const start = useCallback(
    (file: File) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      void run(file, controller);
    },
    [run],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    setState(IDLE);
  }, []);

  return { state, start, cancel };
}
