import { useMemo } from 'react';
import { shortFileName } from '@/domain/files/fileNames';
import { drawFirstPage, openStoredFile } from './files';
import { useAppDispatch } from './hooks';
import type { AppDispatch } from './types';

/** What a preview needs (`FilePreviewDialog`): download, name, and the first page of a PDF. */
export const storedFileActions = (dispatch: AppDispatch) => ({
  openFile: (pathUrl: string, signal?: AbortSignal) => dispatch(openStoredFile(pathUrl, signal)),
  shownName: (name: string) => shortFileName(name),
  renderPdf: (pdf: Blob, canvas: HTMLCanvasElement) => dispatch(drawFirstPage(pdf, canvas)),
});

/** The actions with which a stored file is opened. */
export function useStoredFiles() {
  const dispatch = useAppDispatch();
  return useMemo(() => storedFileActions(dispatch), [dispatch]);
}
