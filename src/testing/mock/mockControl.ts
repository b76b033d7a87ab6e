import type { CallRecord } from '../../../mock-server/control/calls';
import type { ReportedItem } from '../../../mock-server/control/errorReports';
import type { ArmedFault, Fault } from '../../../mock-server/control/faults';
import type { MessageRow, Tables, TokenRow } from '../../../mock-server/database/tables';

/** A change to a user's application that the back office or the e-KYC provider would make. */
export interface StatusChange {
  onboarding_status_id: number;
  ekyc_result?: string | null;
  ekyc_message?: string | null;
  revisions?: unknown;
}

type TokenKind = Exclude<TokenRow['kind'], 'temporary'>;

/** `expire_time` is seconds since the epoch, by the mock's clock. */
interface FreshToken {
  token: string;
  expire_time: number;
}

interface Wrapped<Data> {
  data: Data;
}

/** A client of the mock's control API, for tests and journeys. `origin` has no path. */
export class MockControl {
  constructor(readonly origin: string) {}

  /** Resets the mock to the start of a scenario. */
  reset(scenario = 'default'): Promise<void> {
    return this.send('POST', '/reset', { scenario });
  }

  /** Mails and SMS to an address or number, the newest first. */
  outbox(to?: string): Promise<MessageRow[]> {
    return this.list('/outbox', { to });
  }

  /** The newest code that was sent to an address or number. */
  async lastCode(to?: string): Promise<string> {
    const code = (await this.outbox(to)).find((message) => message.code)?.code;
    if (!code) throw new Error(`No code was sent to ${to ?? 'anyone'}`);
    return code;
  }

  addFault(fault: Fault): Promise<void> {
    return this.send('POST', '/faults', fault);
  }

  clearFaults(): Promise<void> {
    return this.send('DELETE', '/faults');
  }

  /** Disarms a fault; calls that it holds back are cut off. */
  removeFault(id: number): Promise<void> {
    return this.send('DELETE', `/faults/${id}`);
  }

  /** The armed faults, and how often each was met. */
  faults(): Promise<ArmedFault[]> {
    return this.list('/faults', {});
  }

  flags(): Promise<Record<string, boolean>> {
    return this.data('/flags');
  }

  setFlags(flags: Record<string, boolean>): Promise<void> {
    return this.send('PUT', '/flags', flags);
  }

  /** Moves the mock's clock forward, so that tokens expire and waits end. */
  advanceClock(seconds: number): Promise<void> {
    return this.send('POST', '/clock', { advance_s: seconds });
  }

  /** The time of the mock's clock, in milliseconds since the epoch. */
  async nowMs(): Promise<number> {
    return Date.parse((await this.data<{ now: string }>('/clock')).now);
  }

  setStatus(email: string, change: StatusChange): Promise<void> {
    return this.send('POST', `/users/${encodeURIComponent(email)}/status`, change);
  }

  async token(email: string, kind: TokenKind): Promise<string> {
    return (await this.freshToken(email, kind)).token;
  }

  async freshToken(email: string, kind: TokenKind): Promise<FreshToken> {
    const path = `/users/${encodeURIComponent(email)}/token`;
    return (await this.json<Wrapped<FreshToken>>('POST', path, { kind })).data;
  }

  addNotifications(email: string, wanted: Record<string, unknown>): Promise<void> {
    return this.send('POST', `/users/${encodeURIComponent(email)}/notifications`, wanted);
  }

  calls(since?: string): Promise<CallRecord[]> {
    return this.list('/calls', { since });
  }

  /** What has arrived at error reporting, the oldest first. */
  reports(): Promise<ReportedItem[]> {
    return this.list('/reports', {});
  }

  people<Person>(): Promise<Person[]> {
    return this.list('/people', {});
  }

  /** The whole database of the mock. */
  db(): Promise<Tables> {
    return this.data('/db');
  }

  private async data<Data>(path: string): Promise<Data> {
    return (await this.json<Wrapped<Data>>('GET', path)).data;
  }

  private async list<Item>(path: string, query: Record<string, string | undefined>) {
    const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
    const search = new URLSearchParams(given).toString();
    return this.data<Item[]>(search ? `${path}?${search}` : path);
  }

  private async send(method: string, path: string, body?: unknown): Promise<void> {
    await this.json(method, path, body);
  }

  private async json<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.origin}/__mock${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /__mock${path}: ${response.status} ${text}`);
    return (text ? JSON.parse(text) : {}) as Answer;
  }
}
