import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Schemas } from '../database/tables';
import { ApiProblem } from './apiProblem';

const GENERIC = 'Terjadi kesalahan, silahkan coba lagi nanti';

const TEXTS: Readonly<Record<number, string>> = {
  400: 'Permintaan tidak dapat dibaca',
  401: 'Invalid JWT token',
  404: 'Alamat tidak ditemukan',
  405: 'Metode tidak didukung',
  406: 'Format jawaban tidak didukung',
  413: 'Ukuran data terlalu besar',
  415: 'Format data tidak didukung',
  417: 'Permintaan tidak dapat dipenuhi',
  422: 'Permintaan tidak sesuai dengan kontrak',
  431: 'Ukuran data terlalu besar',
};

/** The body of an error without details. */
export function plainError(status: number): Schemas['ErrorBody'] {
  return { code: status, error: TEXTS[status] ?? GENERIC };
}

/** The fields that an error of Express, its body parser, or the validator may have. */
interface LibraryError {
  status?: number;
  message?: string;
  type?: string;
  path?: string;
  stack?: string;
  errors?: { path: string; message: string }[];
}

/** Called for errors that should be logged on the console and in the log of calls. */
export type ErrorReport = (line: string, details: Schemas['ErrorDetail'][]) => void;

/** The response to calls that no route handles. */
export const handleUnknownRoute: RequestHandler = (_request, response) => {
  response.status(404).json(plainError(404));
};

/** Turns every error into `{code, error, details?}`; never a stack, never HTML. */
export function makeErrorHandler(
  report: (request: Parameters<RequestHandler>[0]) => ErrorReport,
): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const body = toBody(error, `${request.method} ${request.path}`, report(request));
    if (body.retry_after_s !== undefined) response.set('Retry-After', String(body.retry_after_s));
    response.status(body.code).json(body);
  };
}

function toBody(error: unknown, call: string, report: ErrorReport): Schemas['ErrorBody'] {
  if (error instanceof ApiProblem) {
    return { code: error.status, error: error.message, ...error.extra };
  }
  const thrown = (typeof error === 'object' && error !== null ? error : {}) as LibraryError;
  const details = (thrown.errors ?? []).map(({ path, message }) => ({ path, message }));
  const reported =
    details.length > 0 ? details : [{ path: thrown.path ?? '', message: thrown.message ?? '' }];
  if (thrown.status === 400 && thrown.path !== undefined) {
    report(`${call}: the request breaks the contract: ${toLine(reported)}`, []);
    return { ...plainError(422), details: reported };
  }
  if (isInvalidResponse(thrown)) {
    report(`${call}: the answer breaks the contract: ${toLine(reported)}`, reported);
    return { code: 500, error: 'The answer breaks the contract', details: reported };
  }
  // A 500 with a path comes from the validator: a multipart body that could not be read to its end.
  const status = thrown.status === 500 && thrown.path ? 400 : (thrown.status ?? 500);
  if (status < 500) return plainError(status);
  report(`${call}: ${thrown.stack ?? String(error)}`, []);
  return plainError(500);
}

function isInvalidResponse({
  status,
  path = '',
  message = '',
  errors = [],
}: LibraryError): boolean {
  return (
    status === 500 &&
    (path === '/response' ||
      message.startsWith('no schema defined') ||
      errors.some((detail) => detail.path.startsWith('/response')))
  );
}

function toLine(details: Schemas['ErrorDetail'][]): string {
  return details.map(({ path, message }) => `${path} ${message}`).join('; ');
}
