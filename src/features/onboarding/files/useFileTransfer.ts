import { useMemo } from 'react';
import { fingerprintOf, HEAD_BYTES, TAIL_BYTES } from '@/domain/files/fileContent';
import { freeFileName, safeFileName, shortFileName } from '@/domain/files/fileNames';
import { checkChosenFile, checkNameAndSize, type FileKindName } from '@/domain/files/fileRules';
import type { TextRef } from '@/domain/text';
import { drawFirstPage, FileFailure, openStoredFile, uploadChosenFile } from '@/state/files';
import { useAppDispatch } from '@/state/hooks';
import type { AppDispatch } from '@/state/types';
import type { FileActions, PhotoActions } from '@/ui/fields/file/uploadTypes';

const bytesOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());

const endsOf = async (file: File) => ({
  head: await bytesOf(file.slice(0, HEAD_BYTES)),
  tail: await bytesOf(file.slice(-TAIL_BYTES)),
});

/** What is wrong with a chosen file; of one that is too large nothing is read. */
async function checkFile(file: File, kind: FileKindName): Promise<TextRef | null> {
  const chosen = { name: file.name, sizeBytes: file.size };
  const problem = checkNameAndSize(chosen, kind);
  if (problem !== null) return problem;
  return checkChosenFile({ ...chosen, ...(await endsOf(file)) }, kind);
}

const describeFailure = (error: unknown): TextRef =>
  error instanceof FileFailure ? error.textRef : 'common.file.uploadFailed';

const isRefusal = (error: unknown): boolean =>
  error instanceof FileFailure && error.kind === 'file';

const renamed = (file: File, name: string): File =>
  file.name === name
    ? file
    : new File([file], name, { type: file.type, lastModified: file.lastModified });

const transferOf = (dispatch: AppDispatch, kind: FileKindName): FileActions => ({
  upload: (file, options) => dispatch(uploadChosenFile(file, { kind, ...options })),
  openFile: (pathUrl, signal) => dispatch(openStoredFile(pathUrl, signal)),
  checkFile: (file) => checkFile(file, kind),
  tidyFile: (file) => renamed(file, safeFileName(file.name)),
  shownName: (name) => shortFileName(name),
  renderPdf: (pdf, canvas) => dispatch(drawFirstPage(pdf, canvas)),
  describeFailure,
  isRefusal,
});

/** What a `FileField` needs of the world: checks, upload, download and the drawing of PDF files. */
export function useFileTransfer(kind: FileKindName = 'document'): FileActions {
  const dispatch = useAppDispatch();
  return useMemo(() => transferOf(dispatch, kind), [dispatch, kind]);
}

async function fingerprint(file: File): Promise<string> {
  const { head, tail } = await endsOf(file);
  return fingerprintOf(file.size, head, tail);
}

/** What a `PhotosField` needs of the world: JPG or PNG, up to 5 MB once scaled down. */
export function usePhotoTransfer(): PhotoActions {
  const transfer = useFileTransfer('picture');
  return useMemo(() => ({ ...transfer, fingerprint, freeName: freeFileName }), [transfer]);
}
