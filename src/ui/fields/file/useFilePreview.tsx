import { useState, type ReactNode } from 'react';
import { useLazyComponent } from '../../useLazyComponent';
import type { FilePreviewDialogProps } from './FilePreviewDialog';
import type { FileActions, StoredFile } from './uploadTypes';

const fetchPreview = async () => (await import('./FilePreviewDialog')).FilePreviewDialog;

export type FilePreview = {
  open: (file: StoredFile) => void;
  /** The code of the preview could not be fetched; opening it again tries it again. */
  hasFailed: boolean;
  /** To be rendered where it outlives what opened it. */
  dialog: ReactNode;
};

/** The preview of one stored file at a time. Its code is fetched with the first one. */
export function useFilePreview(
  actions: Pick<FileActions, 'openFile' | 'renderPdf' | 'shownName'>,
): FilePreview {
  const { Component, hasFailed, load } = useLazyComponent<FilePreviewDialogProps>(
    fetchPreview,
    true,
  );
  const [file, setFile] = useState<StoredFile | null>(null);
  return {
    open(opened) {
      load();
      setFile(opened);
    },
    hasFailed: file !== null && hasFailed,
    dialog: file !== null && Component !== null && (
      <Component {...actions} file={file} local={null} onClose={() => setFile(null)} />
    ),
  };
}
