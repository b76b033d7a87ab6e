import type { RequestHandler } from 'express';
import { fail } from './refusal';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Whether a call names this machine as itself, whatever the port: a proxy in front has its own. */
export const isOwnHost = (host: string | undefined): boolean => LOOPBACK_HOST.test(host ?? '');

/**
 * Refuses (421) what came by another name that leads to this machine: to a browser, a site that gave it
 * that name would be of the same origin as the mock.
 */
export const refuseOtherHosts: RequestHandler = (request, _response, next) => {
  next(isOwnHost(request.get('host')) ? undefined : fail(421, 'Host tidak dikenal'));
};

/** Lets nobody steer the mock but the pages of its own origin, and what is no page: a command line. */
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
 * Takes a write as JSON alone (415): a page may send other types to another origin without a word
 * from there. A write that says nothing needs no type.
 */
export const demandJson: RequestHandler = (request, _response, next) => {
  const { 'content-type': type, 'content-length': length = '0' } = request.headers;
  const isEmpty = type === undefined && length === '0' && !request.headers['transfer-encoding'];
  const isFit = request.method === 'GET' || isEmpty || JSON_TYPE.test(type ?? '');
  next(isFit ? undefined : fail(415, 'Send the body as application/json'));
};
