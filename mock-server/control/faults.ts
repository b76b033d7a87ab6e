import { STATUS_CODES } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { interceptEnd } from '../core/interceptEnd';
import type { CallLog } from './calls';

/** What happens to the next calls that match; see docs/mock.md, Break things on purpose. */
export interface Fault {
  /** `*` for any; several with commas between. */
  method: string;
  /** May contain `*`; with or without `/api` and the service before it, and the query after it. */
  path: string;
  status?: number;
  /** An object is sent as JSON, a text as HTML unless `headers` says otherwise. */
  body?: unknown;
  headers?: Record<string, string>;
  delay_ms?: number;
  /** Cuts the connection. */
  drop?: boolean;
  /** Never responds. */
  hang?: boolean;
  /** The call still has its effect: only the response is late, lost or replaced. */
  is_applied?: boolean;
  /** The number of calls; without it, all until the faults are removed. */
  times?: number;
  /** Applies to every n-th matching call: 3 means the third, the sixth, and so on. */
  every?: number;
}

export type ArmedFault = Fault & {
  id: number;
  seen: number;
  hits: number;
  /** Of the calls that it met, those that have had their effect all the same (`is_applied`). */
  applied: number;
};

/** The armed faults, and the calls that they hold back. */
export class Faults {
  private armed: ArmedFault[] = [];
  private readonly held = new Map<Response, number>();
  private lastId = 0;

  constructor(private readonly calls: CallLog) {}

  add(fault: Fault): ArmedFault {
    this.lastId += 1;
    const armed = { ...fault, id: this.lastId, seen: 0, hits: 0, applied: 0 };
    this.armed.push(armed);
    return armed;
  }

  list(): ArmedFault[] {
    return this.armed;
  }

  /** Arms exactly these, as listed before. */
  restore(faults: readonly ArmedFault[]): void {
    this.clear();
    this.armed = [...faults];
    this.lastId = Math.max(this.lastId, ...faults.map(({ id }) => id));
  }

  /** Removes all faults; calls that are held back are cut off. */
  clear(): void {
    this.armed = [];
    for (const response of this.held.keys()) response.destroy();
    this.held.clear();
  }

  /** Removes one fault, and cuts off the calls that it holds back; false if it does not exist. */
  remove(id: number): boolean {
    const rest = this.armed.filter((fault) => fault.id !== id);
    const isThere = rest.length < this.armed.length;
    this.armed = rest;
    for (const [response, faultId] of this.held) if (faultId === id) response.destroy();
    return isThere;
  }

  readonly middleware: RequestHandler = (request, response, next) => {
    const fault = this.take(request);
    if (!fault) {
      next();
      return;
    }
    this.calls.logFault(request, fault.id);
    this.hold(response, fault.id);
    if (fault.is_applied) {
      this.replaceResponse(fault, response);
      next();
      return;
    }
    this.later(fault, response, () => {
      if (sendsOwnResponse(fault)) respond(fault, response);
      else next();
    });
  };

  private take(request: Request): ArmedFault | undefined {
    const fault = this.armed.find((candidate) => {
      const isMeant =
        candidate.hits < (candidate.times ?? Infinity) &&
        matchesMethod(candidate.method, request.method) &&
        [request.path, request.originalUrl].some((path) => matchesPath(candidate.path, path));
      if (isMeant) candidate.seen += 1;
      return isMeant && candidate.seen % (candidate.every ?? 1) === 0;
    });
    if (fault) fault.hits += 1;
    return fault;
  }

  private hold(response: Response, faultId: number): void {
    this.held.set(response, faultId);
    response.on('close', () => this.held.delete(response));
  }

  /** Runs `act` after the fault's delay, unless the caller is gone. */
  private later(fault: Fault, response: Response, act: () => void): void {
    if (fault.hang) return;
    const run = () => {
      if (response.destroyed) return;
      if (fault.drop) response.destroy();
      else act();
    };
    if (fault.delay_ms === undefined) run();
    else setTimeout(run, fault.delay_ms).unref();
  }

  /** The handler does its work; its response is then held back, lost or replaced. */
  private replaceResponse(fault: ArmedFault, response: Response): void {
    interceptEnd(response, (send) => {
      fault.applied += 1;
      this.later(fault, response, () => {
        if (!sendsOwnResponse(fault)) {
          send();
          return;
        }
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        respond(fault, response);
      });
    });
  }
}

function sendsOwnResponse(fault: Fault): boolean {
  return fault.status !== undefined || 'body' in fault;
}

function respond(fault: Fault, response: Response): void {
  const status = fault.status ?? 200;
  response.status(status).set(fault.headers ?? {});
  if (status === 204 || status === 304) response.end();
  else if (typeof fault.body === 'string') response.send(fault.body);
  else if ('body' in fault) sendJson(response, fault.body);
  else sendJson(response, { code: status, error: STATUS_CODES[status] ?? 'Error' });
}

function sendJson(response: Response, body: unknown): void {
  if (!response.hasHeader('content-type')) response.type('json');
  response.send(JSON.stringify(body));
}

function matchesMethod(pattern: string, method: string): boolean {
  const methods = pattern.split(',').map((each) => each.trim().toUpperCase());
  return methods.includes('*') || methods.includes(method);
}

function matchesPath(pattern: string, path: string): boolean {
  const forms = [path, path.replace(/^\/api/, ''), path.replace(/^\/api\/[^/]+/, '')];
  return forms.some((form) => matchesStars(pattern, form));
}

/**
 * Whether a text matches a pattern with `*`. A regular expression with many stars could take
 * exponential time; here each piece is searched once, at its leftmost position.
 */
function matchesStars(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}
