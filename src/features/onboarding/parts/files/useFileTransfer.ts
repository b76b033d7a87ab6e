import { useMemo } from 'react';
import { freeFileName } from '@/domain/files/fileNames';
import type { FileKindName } from '@/domain/files/fileRules';
import { checkFile, fingerprint, tidyFile } from '@/state/chosenFile';
import { describeFileError, isCausedByFile, uploadChosenFile } from '@/state/files';
import { useAppDispatch } from '@/state/hooks';
import type { AppDispatch } from '@/state/types';
import { storedFileActions } from '@/state/useStoredFiles';
import type { FileActions, PhotoActions } from '@/ui/fields/file/uploadTypes';
import { storedFileOf } from '../../model/values';

const transferOf = (dispatch: AppDispatch, kind: FileKindName): FileActions => ({
  upload: async (file, options) =>
    storedFileOf(await dispatch(uploadChosenFile(file, { kind, ...options }))),
  ...storedFileActions(dispatch),
  checkFile: (file) => checkFile(file, kind),
  tidyFile,
  describeError: describeFileError,
  isCausedByFile,
});

/** The actions of a `FileField`: check, upload, download and drawing of PDF files. */
export function useFileTransfer(kind: FileKindName = 'document'): FileActions {
  const dispatch = useAppDispatch();
  return useMemo(() => transferOf(dispatch, kind), [dispatch, kind]);
}

/** The actions of a `PhotosField`: JPG or PNG, up to 5 MB once scaled down. */
export function usePhotoTransfer(): PhotoActions {
  const transfer = useFileTransfer('picture');
  return useMemo(() => ({ ...transfer, fingerprint, freeName: freeFileName }), [transfer]);
}
