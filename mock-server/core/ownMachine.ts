import type { RequestHandler } from 'express';
import { fail } from './apiProblem';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Whether a call names this machine, whatever the port: a proxy in front has its own. */
export const isOwnHost = (host: string | undefined): boolean => LOOPBACK_HOST.test(host ?? '');

/**
 * Refuses (421) calls under any other name of this machine: for a browser, a site under that name
 * would have the same origin as the mock.
 */
export const refuseOtherHosts: RequestHandler = (request, _response, next) => {
  next(isOwnHost(request.get('host')) ? undefined : fail(421, 'Host tidak dikenal'));
};

/**
 * Admits only the pages of the mock's own origin, and callers that are no page, such as a command
 * line.
 */
export const admitOwnPages: RequestHandler = (request, _response, next) => {
  const origin = request.get('origin');
  if (!LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '')) {
    next(fail(403, 'Only for this machine'));
  } else if (origin !== undefined && hostOf(origin) !== request.get('host')?.toLowerCase()) {
    next(fail(403, 'Only for pages of the mock itself'));
  } else next();
};

const hostOf = (origin: string): string => origin.toLowerCase().replace(/^https?:\/\//, '');

const JSON_TYPE = /^application\/json *(;|$)/i;

/**
 * Accepts writes only as JSON (415): a page may send other types to another origin without asking.
 * A write without a body needs no type.
 */
export const demandJson: RequestHandler = (request, _response, next) => {
  const { 'content-type': type, 'content-length': length = '0' } = request.headers;
  const isEmpty = type === undefined && length === '0' && !request.headers['transfer-encoding'];
  const isFit = request.method === 'GET' || isEmpty || JSON_TYPE.test(type ?? '');
  next(isFit ? undefined : fail(415, 'Send the body as application/json'));
};
