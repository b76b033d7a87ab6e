import { useEffect, useRef, useState } from 'react';
import { useLatest } from '@/primitives/useLatest';
import { startUpload, type UploadState } from './startUpload';
import type { FileActions, StoredFile } from './uploadTypes';

type FieldUpload = { kind: 'idle' } | (Exclude<UploadState, { kind: 'stored' }> & { file: File });

export type Upload = {
  state: FieldUpload;
  start(this: void, file: File): void;
  /** Cancels the upload, or discards what failed. */
  cancel(this: void): void;
};

const IDLE: FieldUpload = { kind: 'idle' };

/**
 * One upload at a time; a newer one or an unmount cancels the older, whose response is then
 * ignored.
 */
export function useUpload(
  actions: FileActions,
  onStored: (stored: StoredFile, file: File) => void,
): Upload {
  const [state, setState] = useState(IDLE);
  const abort = useRef<(() => void) | null>(null);
  const storedAction = useLatest(onStored);
  useEffect(() => () => abort.current?.(), []);

  return {
    state,
    start(file) {
      abort.current?.();
      abort.current = startUpload(actions, file, {
        checksFirst: true,
        onState(now) {
          setState(now.kind === 'stored' ? IDLE : { ...now, file });
          if (now.kind === 'stored') storedAction.current(now.stored, file);
        },
      });
    },
    cancel() {
      abort.current?.();
      setState(IDLE);
    },
  };
}
