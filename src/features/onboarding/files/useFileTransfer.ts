import { useMemo } from 'react';
import { HEAD_BYTES, TAIL_BYTES } from '@/domain/files/fileContent';
import { checkChosenFile, checkNameAndSize, type FileKindName } from '@/domain/files/fileRules';
import type { TextRef } from '@/domain/text';
import { drawFirstPage, FileFailure, openStoredFile, uploadChosenFile } from '@/state/files';
import { useAppDispatch } from '@/state/hooks';
import type { AppDispatch } from '@/state/types';
import type { FileActions } from '@/ui/fields/file/uploadTypes';

const bytesOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());

/** What is wrong with a chosen file; of one that is too large nothing is read. */
async function checkFile(file: File, kind: FileKindName): Promise<TextRef | null> {
  const chosen = { name: file.name, sizeBytes: file.size };
  const problem = checkNameAndSize(chosen, kind);
  if (problem !== null) return problem;
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const tail = await bytesOf(file.slice(-TAIL_BYTES));
  return checkChosenFile({ ...chosen, head, tail }, kind);
}

const describeFailure = (error: unknown): TextRef =>
  error instanceof FileFailure ? error.textRef : 'common.file.uploadFailed';

const transferOf = (dispatch: AppDispatch, kind: FileKindName): FileActions => ({
  upload: (file, options) => dispatch(uploadChosenFile(file, { kind, ...options })),
  openFile: (pathUrl) => dispatch(openStoredFile(pathUrl)),
  checkFile: (file) => checkFile(file, kind),
  renderPdf: (pdf, canvas) => dispatch(drawFirstPage(pdf, canvas)),
  describeFailure,
});

/** What a `FileField` needs of the world: checks, upload, download and the drawing of PDF files. */
export function useFileTransfer(kind: FileKindName = 'document'): FileActions {
  const dispatch = useAppDispatch();
  return useMemo(() => transferOf(dispatch, kind), [dispatch, kind]);
}
