import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { callerOf } from '../core/identity';
import type { Schemas } from '../database/tables';
import { maskSecrets, maskText } from './masking';
import { ResponseLog } from './responseLog';

/** A call that the mock has received; times are RFC 3339. */
export interface CallRecord {
  id: number;
  /**
   * Increases with every change of any call: calls with a higher number than the last one read are
   * new.
   */
  change: number;
  method: string;
  path: string;
  /** Whose token came with it; null without a valid token, and while it is running. */
  user_email: string | null;
  query: unknown;
  /** With passwords and tokens masked, or a note instead of a long body; null until it is read. */
  body: unknown;
  started_at: string;
  /** Null while the call is running. */
  finished_at: string | null;
  /** In real time, whatever the mock's clock says; null while the call is running. */
  duration_ms: number | null;
  /** Null while the call is running and if its connection was cut. */
  status: number | null;
  outcome: 'in_flight' | 'answered' | 'dropped';
  /** The id of the fault that was applied to this call. */
  fault_id: number | null;
  /** How the response broke the contract: a mistake of the mock. */
  contract_errors: Schemas['ErrorDetail'][];
}

const LONGEST_LOG = 10_000;

/** In characters of JSON; no call of the contract has a body near this size. */
const LONGEST_BODY = 16 * 1024;

/** The part of a body that is logged: ten thousand large ones would exhaust the memory. */
function shorten(body: unknown): unknown {
  const { length } = JSON.stringify(body);
  return length <= LONGEST_BODY ? body : { not_kept: `${length} characters of JSON` };
}

/** A number from here on is a time, from 2001 on: no log has so many calls. */
const LEAST_TIME_MS = 1e12;

/** The log of calls, oldest first; a call is in it from its first moment. */
export class CallLog {
  private records: CallRecord[] = [];
  private readonly recordOf = new WeakMap<object, CallRecord>();
  private readonly responses = new ResponseLog();
  private lastId = 0;
  private lastChange = 0;
  private runId: string = randomUUID();

  constructor(private readonly now: () => string) {}

  /** Changes with every clearing, and in every process: what was read before is no longer valid. */
  get run(): string {
    return this.runId;
  }

  clear(): void {
    this.records = [];
    this.responses.clear();
    this.runId = randomUUID();
  }

  /** Calls that came or changed after a `change`, the newest `limit` of them; oldest first. */
  listChanged(after: number, limit: number): CallRecord[] {
    return this.records.filter(({ change }) => change > after).slice(-limit);
  }

  /** One call with its response; undefined if the log does not have it. */
  find(id: number) {
    const record = this.records.find((candidate) => candidate.id === id);
    return record && { ...record, answer: this.responses.find(id) };
  }

  /** Calls after an id, or from a time on (RFC 3339, or milliseconds); all without either. */
  list(since?: string): CallRecord[] {
    if (since === undefined || since === '') return this.records;
    const number = Number(since);
    const isId = Number.isFinite(number) && number < LEAST_TIME_MS;
    if (isId) return this.records.filter((record) => record.id > number);
    const fromMs = Number.isFinite(number) ? number : Date.parse(since);
    return this.records.filter((record) => Date.parse(record.started_at) >= fromMs);
  }

  /** Adds a call to the log as it arrives, and records how it ends. */
  readonly watch: RequestHandler = (request, response, next) => {
    const record = this.begin(request);
    const startedAtMs = performance.now();
    const end = (outcome: CallRecord['outcome'], status: number | null): void => {
      if (record.outcome !== 'in_flight') return;
      const durationMs = Math.round((performance.now() - startedAtMs) * 10) / 10;
      const ending = {
        finished_at: this.now(),
        duration_ms: durationMs,
        user_email: callerOf(request),
      };
      this.change(record, { outcome, status, ...ending });
    };
    this.responses.add(record.id, response);
    response.on('finish', () => end('answered', response.statusCode));
    response.on('close', () => end('dropped', null));
    // Earlier middleware reads the disk, and the caller may have gone meanwhile.
    if (response.closed) end('dropped', null);
    next();
  };

  /** Logs the body of a call once it has been read. */
  readonly logBody: RequestHandler = (request, _response, next) => {
    const record = this.recordOf.get(request);
    if (record) this.change(record, { body: shorten(maskSecrets(request.body ?? null)) });
    next();
  };

  /** The same for the files of an upload, with their names and sizes. */
  readonly logFiles: RequestHandler = (request, _response, next) => {
    const record = this.recordOf.get(request);
    const { files } = request;
    if (record && Array.isArray(files)) {
      const body = files.map(({ fieldname, originalname, size }) => ({
        fieldname,
        file_name: originalname,
        size,
      }));
      this.change(record, { body });
    }
    next();
  };

  logFault(request: Request, faultId: number): void {
    const record = this.recordOf.get(request);
    if (record) this.change(record, { fault_id: faultId });
  }

  logContractErrors(request: Request, details: Schemas['ErrorDetail'][]): void {
    const record = this.recordOf.get(request);
    if (!record) return;
    this.change(record, { contract_errors: [...record.contract_errors, ...details] });
  }

  private begin(request: Request): CallRecord {
    this.lastId += 1;
    const record: CallRecord = {
      id: this.lastId,
      change: 0,
      method: request.method,
      path: maskText(request.path),
      user_email: null,
      query: maskSecrets(request.query),
      body: null,
      started_at: this.now(),
      finished_at: null,
      duration_ms: null,
      status: null,
      outcome: 'in_flight',
      fault_id: null,
      contract_errors: [],
    };
    this.recordOf.set(request, record);
    this.change(record, {});
    this.records.push(record);
    if (this.records.length > LONGEST_LOG) this.records.shift();
    return record;
  }

  private change(record: CallRecord, news: Partial<CallRecord>): void {
    this.lastChange += 1;
    Object.assign(record, news, { change: this.lastChange });
  }
}
