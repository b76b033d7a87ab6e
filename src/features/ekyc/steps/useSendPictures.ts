import { useMemo, useRef, useState } from 'react';
import type { ApiProblem } from '@/api/problem';
import type { EkycPicture } from '@/domain/ekyc/pictureHints';
import type { FileKindName } from '@/domain/files/fileRules';
import { shortFileName } from '@/domain/files/fileNames';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { checkFile } from '@/state/chosenFile';
import { storeEkycPictures } from '@/state/ekyc';
import { describeFileError, isCausedByFile, openStoredFile, uploadChosenFile } from '@/state/files';
import { useAppDispatch } from '@/state/hooks';
import type { AppDispatch } from '@/state/types';
import type { FileActions, StoredFile } from '@/ui/fields/file/uploadTypes';
import { useUpload, type Upload } from '@/ui/fields/file/useUpload';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { useUploadsUnderWay } from '@/ui/leaving/useLeaveReason';
import { PICTURES } from './ekycPictures';

export type Pictures = Readonly<Record<EkycPicture, File>>;

export interface Sending {
  uploads: Readonly<Record<EkycPicture, Upload>>;
  /** Whether the server has the file, which the application does not refer to yet. */
  isUploaded(this: void, file: File): boolean;
  isSaving: boolean;
  /** Why the application does not refer to the files yet. */
  problem: ApiProblem | null;
  send(this: void, pictures: Pictures): void;
  /** Stops the uploads; what has arrived is not sent again. */
  cancel(this: void): void;
}

const actionsOf = (dispatch: AppDispatch, kind: FileKindName): FileActions => ({
  upload: async (file, options) => {
    const stored = await dispatch(uploadChosenFile(file, { kind, ...options }));
    return { fileName: stored.file_name, pathUrl: stored.path_url };
  },
  openFile: (pathUrl, signal) => dispatch(openStoredFile(pathUrl, signal)),
  checkFile: (file) => checkFile(file, kind),
  describeError: describeFileError,
  isCausedByFile,
});

const refOf = ({ fileName, pathUrl }: StoredFile) => ({ file_name: fileName, path_url: pathUrl });

/**
 * Uploads both pictures, then stores them with the application. Each try sends what is still
 * missing (C9).
 */
export function useSendPictures(): Sending {
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const [uploaded, setUploaded] = useState<ReadonlyMap<File, StoredFile>>(new Map());
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  /** What is being sent, and what of it has arrived; read by callbacks before the next render. */
  const current = useRef<{ pictures: Pictures | null; uploaded: Map<File, StoredFile> }>({
    pictures: null,
    uploaded: new Map(),
  });

  const { submit: save, isSubmitting: isSaving } = useSubmitOnce(async () => {
    const { pictures } = current.current;
    const ktp = pictures && current.current.uploaded.get(pictures.ktp);
    const selfie = pictures && current.current.uploaded.get(pictures.selfie);
    if (!ktp || !selfie) return;
    const result = await dispatch(storeEkycPictures({ ktp: refOf(ktp), selfie: refOf(selfie) }));
    if (!screenSignal().aborted) setProblem(result.problem ?? null);
  });

  const arrived = (stored: StoredFile, file: File): void => {
    current.current.uploaded.set(file, stored);
    setUploaded(new Map(current.current.uploaded));
    void save();
  };
  const ofKtp = useMemo(() => actionsOf(dispatch, PICTURES.ktp.fileKind), [dispatch]);
  const ofSelfie = useMemo(() => actionsOf(dispatch, PICTURES.selfie.fileKind), [dispatch]);
  const uploads = { ktp: useUpload(ofKtp, arrived), selfie: useUpload(ofSelfie, arrived) };
  const states = [uploads.ktp.state, uploads.selfie.state];
  useUploadsUnderWay(
    states.flatMap((state) => (state.kind === 'sending' ? [shortFileName(state.file.name)] : [])),
    states.filter(({ kind }) => kind === 'failed').length,
  );

  return {
    uploads,
    isUploaded: (file) => uploaded.has(file),
    isSaving,
    problem,
    send(pictures) {
      current.current.pictures = pictures;
      for (const picture of ['ktp', 'selfie'] as const)
        if (!current.current.uploaded.has(pictures[picture]))
          uploads[picture].start(pictures[picture]);
      void save();
    },
    cancel() {
      current.current.pictures = null;
      uploads.ktp.cancel();
      uploads.selfie.cancel();
      setProblem(null);
    },
  };
}
