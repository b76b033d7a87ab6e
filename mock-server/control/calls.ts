import type { Request, RequestHandler } from 'express';
import type { Schemas } from '../database/tables';
import { maskSecrets } from './masking';

/** A call that the mock has seen; times are RFC 3339. */
export interface CallRecord {
  id: number;
  method: string;
  path: string;
  query: unknown;
  /** With passwords and tokens masked; null until it has been read. */
  body: unknown;
  started_at: string;
  /** Null while the call is still under way. */
  finished_at: string | null;
  /** Null while the call is under way and where its connection was cut. */
  status: number | null;
  outcome: 'in_flight' | 'answered' | 'dropped';
  /** The fault that this call met, by its id. */
  fault_id: number | null;
  /** What in the answer broke the contract: a mistake of the mock. */
  contract_errors: Schemas['ErrorDetail'][];
}

const LONGEST_LOG = 10_000;

/** The log of calls, oldest first; a call is in it from its first moment. */
export class CallLog {
  private records: CallRecord[] = [];
  private readonly recordOf = new WeakMap<object, CallRecord>();
  private lastId = 0;

  constructor(private readonly now: () => string) {}

  clear(): void {
    this.records = [];
  }

  /** Calls after an id, or from a time on; all without either. */
  list(since?: string): CallRecord[] {
    if (since === undefined || since === '') return this.records;
    const id = Number(since);
    if (Number.isFinite(id)) return this.records.filter((record) => record.id > id);
    return this.records.filter((record) => Date.parse(record.started_at) >= Date.parse(since));
  }

  /** Puts a call into the log as it arrives, and writes down how it ends. */
  readonly watch: RequestHandler = (request, response, next) => {
    const record = this.begin(request);
    response.on('finish', () => this.end(record, 'answered', response.statusCode));
    response.on('close', () => this.end(record, 'dropped', null));
    next();
  };

  /** Notes the body of a call once it has been read. */
  readonly noteBody: RequestHandler = (request, _response, next) => {
    const record = this.recordOf.get(request);
    if (record) record.body = maskSecrets(request.body ?? null);
    next();
  };

  /** The same for the files of an upload, of which name and size are kept. */
  readonly noteFiles: RequestHandler = (request, _response, next) => {
    const record = this.recordOf.get(request);
    const { files } = request as { files?: unknown };
    if (record && Array.isArray(files)) {
      record.body = (files as Express.Multer.File[]).map(({ fieldname, originalname, size }) => ({
        fieldname,
        file_name: originalname,
        size,
      }));
    }
    next();
  };

  noteFault(request: Request, faultId: number): void {
    const record = this.recordOf.get(request);
    if (record) record.fault_id = faultId;
  }

  noteContractErrors(request: Request, details: Schemas['ErrorDetail'][]): void {
    this.recordOf.get(request)?.contract_errors.push(...details);
  }

  private begin(request: Request): CallRecord {
    this.lastId += 1;
    const record: CallRecord = {
      id: this.lastId,
      method: request.method,
      path: request.path,
      query: maskSecrets(request.query),
      body: null,
      started_at: this.now(),
      finished_at: null,
      status: null,
      outcome: 'in_flight',
      fault_id: null,
      contract_errors: [],
    };
    this.recordOf.set(request, record);
    this.records.push(record);
    if (this.records.length > LONGEST_LOG) this.records.shift();
    return record;
  }

  private end(record: CallRecord, outcome: CallRecord['outcome'], status: number | null): void {
    if (record.outcome !== 'in_flight') return;
    Object.assign(record, { outcome, status, finished_at: this.now() });
  }
}
