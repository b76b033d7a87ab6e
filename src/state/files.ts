import { downloadFile, uploadFile } from '@/api/assetsApi';
import { callEndpoint } from '@/api/callEndpoint';
import { consentApi } from '@/api/consentApi';
import { isClientProblem, problemMessage, type ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import type { FileRef } from '@/api/wire';
import { checkReadyFile, type FileKindName } from '@/domain/files/fileRules';
import { GENERIC_ERROR, isInvalidJwt, SESSION_ENDED } from '@/domain/session/sessionErrors';
import { messageRef, type MessageRef } from '@/primitives/messageRef';
import type { OpenPdf } from '@/ports/files';
import { problemReported } from './problems';
import { OFFLINE_NOTICE } from './notices';
import { staleCheck } from './slices/session';
import type { AppThunk } from './types';

/**
 * The user cancelled; the file itself is the reason, so it would fail again; or the connection, so
 * trying again may help.
 */
export type FileErrorKind = 'cancelled' | 'file' | 'way';

/** Why an upload or download failed; `reason` is shown beside the field. */
export class FileError extends Error {
  constructor(
    readonly reason: MessageRef,
    readonly kind: FileErrorKind = 'way',
  ) {
    super(JSON.stringify(reason));
    this.name = 'FileError';
  }
}

/** The text of an error of a file call. */
export const describeFileError = (error: unknown): MessageRef =>
  error instanceof FileError ? error.reason : messageRef('common.file.uploadFailed');

/** Whether the file itself is the reason, so that sending it again does not help. */
export const isCausedByFile = (error: unknown): boolean =>
  error instanceof FileError && error.kind === 'file';

function fileErrorOf(problem: ApiProblem): FileError {
  if (problem.kind === 'cancelled')
    return new FileError(messageRef('notices.uploadCancelled'), 'cancelled');
  if (problem.kind === 'offline') return new FileError(OFFLINE_NOTICE.body);
  if (isInvalidJwt(problem.status, problem.message)) return new FileError(SESSION_ENDED);
  return new FileError(
    (isClientProblem(problem) ? problemMessage(problem) : null) ?? GENERIC_ERROR,
  );
}

/**
 * Passes on the result of a file call; a problem is also dispatched (a refused token ends the
 * session).
 */
const settle =
  <Value>(
    endpoint: string,
    isSessionCall: boolean,
    work: Promise<Result<Value>>,
  ): AppThunk<Promise<Value>> =>
  async (dispatch, getState) => {
    const isStale = staleCheck(getState);
    const result = await work;
    if (!result.problem) return result.value;
    if (!isStale())
      dispatch(
        problemReported({ endpoint, problem: result.problem, problems: 'inline', isSessionCall }),
      );
    throw fileErrorOf(result.problem);
  };

export interface UploadFileOptions {
  kind: FileKindName;
  onProgress?: (fraction: number) => void;
  /** Called with the file that is uploaded; a picture is scaled down. */
  onReady?: ((ready: File) => void) | undefined;
  signal?: AbortSignal;
}

/**
 * Scales a picture down and uploads the file, after `checkChosenFile` of the domain. Rejects with a
 * FileError, whose text the field shows.
 */
export const uploadChosenFile =
  (
    file: File,
    { kind, onProgress, onReady, signal }: UploadFileOptions,
  ): AppThunk<Promise<FileRef>> =>
  async (dispatch, _getState, { effects, wire }) => {
    const ready = await scaled(effects.files.scaleDown(file));
    if (ready === null)
      throw new FileError(effects.network.isOnline() ? GENERIC_ERROR : OFFLINE_NOTICE.body);
    const tooLarge = checkReadyFile(ready.size, kind);
    if (tooLarge !== null) throw new FileError(tooLarge, 'file');
    onReady?.(ready);
    const upload = uploadFile(wire, ready, { chosen: file, onProgress, signal });
    return dispatch(settle('uploadFile', true, upload));
  };

async function scaled(work: Promise<File | null>): Promise<File | null> {
  try {
    return await work;
  } catch {
    throw new FileError(messageRef('notices.pictureTooLarge'), 'file');
  }
}

/** Downloads a stored file. Rejects with a FileError. */
export const openStoredFile =
  (pathUrl: string, signal?: AbortSignal): AppThunk<Promise<Blob>> =>
  (dispatch, _getState, { wire }) =>
    dispatch(settle('downloadFile', true, downloadFile(wire, pathUrl, signal)));

/** The signed-in user's consent form, as a PDF. Rejects with a FileError. */
export const openConsentForm = (): AppThunk<Promise<Blob>> => async (dispatch) => {
  const result = await dispatch(callEndpoint(consentApi.endpoints.generateConsent, { body: {} }));
  if (result.problem) throw fileErrorOf(result.problem);
  return result.value;
};

/**
 * The width in which the first page of a PDF is drawn; it is shown smaller, also on a sharp screen.
 */
const PREVIEW_WIDTH_PX = 1_280;

/** Opens a PDF to draw its pages. Rejects if it is broken or protected. */
export const openPdf =
  (blob: Blob): AppThunk<Promise<OpenPdf>> =>
  (_dispatch, _getState, { effects }) =>
    effects.files.openPdf(blob);

/** Draws the first page of a PDF on a canvas. Rejects if the file is broken or protected. */
export const drawFirstPage =
  (blob: Blob, canvas: HTMLCanvasElement): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const pdf = await dispatch(openPdf(blob));
    try {
      await pdf.drawPage(1, canvas, PREVIEW_WIDTH_PX);
    } finally {
      pdf.close();
    }
  };
