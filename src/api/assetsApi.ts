import { randomId } from '@/platform/randomId';
import { uploadForm, type UploadFormOptions, type UploadOutcome } from '@/platform/upload';
import type { WireEnvironment } from './environment';
import { withIdempotencyKey } from './idempotency';
import { noResponseProblem } from './problem';
import { object, UNREADABLE } from './readers';
import { fileRefFields } from './recordFields';
import {
  bearerOf,
  parseJson,
  readBlob,
  httpProblem,
  send,
  urlOf,
  type Result,
  type WireRequest,
} from './request';
import type { FileRef } from './wire';

// Files are not cached: a blob does not belong in the state, and an upload reports its progress.

/** The path of a stored file: below the assets service, and already in its normal form. */
function isOurFile(pathUrl: string): boolean {
  if (!/^\/files\/[\w%.~/-]+$/.test(pathUrl) || /\/\/|%2f|%5c/i.test(pathUrl)) return false;
  return new URL(pathUrl, 'https://nowhere.invalid').pathname === pathUrl;
}

/** Downloads a stored file of the signed-in user. No request is made for any other path. */
export async function downloadFile(
  env: WireEnvironment,
  pathUrl: string,
  signal?: AbortSignal,
): Promise<Result<Blob>> {
  if (!isOurFile(pathUrl)) return { problem: noResponseProblem('unreadable', false) };
  return send(env, { service: 'assets', path: pathUrl }, readBlob, signal);
}

/** Identifies a chosen file, even among files that look alike. */
const chosenFiles = new WeakMap<File, string>();

function nameOfChoice(chosen: File): string {
  const name = chosenFiles.get(chosen) ?? randomId();
  chosenFiles.set(chosen, name);
  return name;
}

export interface FileUpload extends Pick<UploadFormOptions, 'onProgress' | 'signal'> {
  /**
   * The file as it was chosen: sending it again without a response has one effect where idempotency
   * keys are on.
   */
  chosen: File;
}

/**
 * Uploads a file. Ends by itself after 30 s without progress, and at once when `signal` is aborted.
 * An upload that was cut off leaves no reference behind.
 */
export async function uploadFile(
  env: WireEnvironment,
  file: File,
  { chosen, ...options }: FileUpload,
): Promise<Result<FileRef>> {
  const body = { chosen: nameOfChoice(chosen) };
  const wish: WireRequest = { service: 'assets', path: '/upload', method: 'POST', body };
  return withIdempotencyKey(env, wish, async ({ idempotencyKey }) => {
    const bearer = bearerOf(env);
    const mayArrive = !env.isSurelyOffline();
    return resultOf(
      await uploadForm(urlOf(env, wish), file, { ...options, bearer, idempotencyKey }),
      mayArrive,
    );
  });
}

const readUpload = object({ data: object<FileRef>(fileRefFields) });

function resultOf(outcome: UploadOutcome, mayArrive: boolean): Result<FileRef> {
  if (outcome.kind === 'cancelled') return { problem: noResponseProblem('cancelled', true) };
  if (outcome.kind === 'stalled') return { problem: noResponseProblem('timeout', true) };
  if (outcome.kind === 'unreachable') return { problem: noResponseProblem('offline', mayArrive) };
  const { status, body } = outcome;
  // To ask for a header that the other origin does not expose is an error in the console.
  if (status < 200 || status > 299) return { problem: httpProblem(status, body, null) };
  try {
    const read = readUpload(parseJson(body));
    if (read !== UNREADABLE) return { value: read.data };
  } catch {
    // Handled below: the body is not JSON.
  }
  return { problem: { ...noResponseProblem('unreadable', true), status } };
}
