import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileActions, StoredFile } from './uploadTypes';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'checking' | 'sending'; file: File; fraction: number }
  /** The file itself is at fault: another one must be chosen. */
  | { kind: 'refused'; reason: string }
  /** The way was at fault: the same file can be sent again. */
  | { kind: 'failed'; file: File; reason: string };

export type Upload = {
  state: UploadState;
  start(this: void, file: File): void;
  /** Ends what is under way, or forgets what failed. */
  cancel(this: void): void;
};

const IDLE: UploadState = { kind: 'idle' };

/** One upload at a time; a newer one or an unmount ends the older, whose answer is then ignored. */
export function useUpload(
  { upload, checkFile, describeFailure, isRefusal }: FileActions,
  onStored: (stored: StoredFile, file: File) => void,
): Upload {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController | null>(null);
  const latest = useRef({ upload, checkFile, describeFailure, isRefusal, onStored });

  useEffect(() => {
    latest.current = { upload, checkFile, describeFailure, isRefusal, onStored };
  });
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(async (file: File, { signal }: AbortController) => {
    const isOver = () => signal.aborted;
    const show = (next: UploadState) => {
      if (!isOver()) setState(next);
    };
    show({ kind: 'checking', file, fraction: 0 });
    try {
      const reason = await latest.current.checkFile(file);
      if (isOver()) return;
      if (reason !== null) {
        show({ kind: 'refused', reason });
        return;
      }
      show({ kind: 'sending', file, fraction: 0 });
      const stored = await latest.current.upload(file, {
        signal,
        onProgress: (fraction) => show({ kind: 'sending', file, fraction }),
      });
      if (isOver()) return;
      show(IDLE);
      latest.current.onStored(stored, file);
    } catch (error) {
      const reason = latest.current.describeFailure?.(error) ?? 'common.file.uploadFailed';
      show(
        latest.current.isRefusal?.(error) === true
          ? { kind: 'refused', reason }
          : { kind: 'failed', file, reason },
      );
    }
  }, []);

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
