import { randomId } from '@/platform/randomId';
import { uploadForm, type UploadOptions, type UploadOutcome } from '@/platform/upload';
import type { WireEnvironment } from './environment';
import { readFileRef } from './fileRefs';
import { withIdempotencyKey } from './idempotency';
import { noResponseProblem } from './problem';
import { object, UNREADABLE } from './readers';
import {
  bearerOf,
  parseJson,
  readBlob,
  refusal,
  send,
  urlOf,
  type Result,
  type WireRequest,
} from './request';
import type { FileRef } from './wire';

// Files are no cache entries: a blob has no place in state, and an upload tells how far it is.

/** A file of ours: a path below the assets service that a parser finds nothing to tidy up in. */
function isOurFile(pathUrl: string): boolean {
  if (!/^\/files\/[\w%.~/-]+$/.test(pathUrl) || /\/\/|%2f|%5c/i.test(pathUrl)) return false;
  return new URL(pathUrl, 'https://nowhere.invalid').pathname === pathUrl;
}

/** Downloads a stored file of the signed-in user. A path that is not ours is asked of nobody. */
export async function downloadFile(
  env: WireEnvironment,
  pathUrl: string,
  signal?: AbortSignal,
): Promise<Result<Blob>> {
  if (!isOurFile(pathUrl)) return { problem: noResponseProblem('unreadable', false) };
  return send(env, { service: 'assets', path: pathUrl }, readBlob, signal);
}

/** What tells chosen files apart, also two that are alike. */
const chosenFiles = new WeakMap<File, string>();

function nameOfChoice(chosen: File): string {
  const name = chosenFiles.get(chosen) ?? randomId();
  chosenFiles.set(chosen, name);
  return name;
}

export interface FileUpload extends Pick<UploadOptions, 'onProgress' | 'signal'> {
  /** As it was chosen: sent again after silence, it has one effect where there are idempotency keys. */
  chosen: File;
}

/**
 * Uploads a file. Ends by itself where nothing moves for 30 s, at once when `signal` says so; what
 * was cut off leaves nothing behind that anybody refers to.
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

const readUpload = object({ data: readFileRef });

function resultOf(outcome: UploadOutcome, mayArrive: boolean): Result<FileRef> {
  if (outcome.kind === 'cancelled') return { problem: noResponseProblem('cancelled', true) };
  if (outcome.kind === 'stalled') return { problem: noResponseProblem('timeout', true) };
  if (outcome.kind === 'unreachable') return { problem: noResponseProblem('offline', mayArrive) };
  const { status, body } = outcome;
  if (status < 200 || status > 299) return { problem: refusal(status, body) };
  try {
    const read = readUpload(parseJson(body));
    if (read !== UNREADABLE) return { value: read.data };
  } catch {
    // Told below: no JSON.
  }
  return { problem: { ...noResponseProblem('unreadable', true), status } };
}
