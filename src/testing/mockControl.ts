import type { CallRecord } from '../../mock-server/control/calls';
import type { Fault } from '../../mock-server/control/faults';
import type { MessageRow, Tables } from '../../mock-server/database/tables';

/** What the back office or the e-KYC provider would do to a user's application. */
export interface StatusChange {
  onboarding_status_id: number;
  ekyc_result?: string | null;
  ekyc_message?: string;
  revisions?: unknown;
}

type TokenKind = 'session' | 'login' | 'ekyc' | 'reset' | 'verification';

interface Wrapped<Data> {
  data: Data;
}

/** The mock's control surface, as tests and journeys use it. `origin` names no path. */
export class MockControl {
  constructor(readonly origin: string) {}

  /** Back to the start of a scenario; without a name, of the one it was started with. */
  reset(scenario?: string): Promise<void> {
    return this.send('POST', '/reset', scenario === undefined ? {} : { scenario });
  }

  /** Mails and SMS to an address or number, newest first. */
  outbox(to?: string): Promise<MessageRow[]> {
    return this.list('/outbox', { to });
  }

  /** The newest code that was sent to somebody. */
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

  setFlags(flags: Record<string, boolean>): Promise<void> {
    return this.send('PUT', '/flags', flags);
  }

  /** Moves the mock's clock forward: tokens run out, waits are over. */
  advanceClock(seconds: number): Promise<void> {
    return this.send('POST', '/clock', { advance_s: seconds });
  }

  setStatus(email: string, change: StatusChange): Promise<void> {
    return this.send('POST', `/users/${encodeURIComponent(email)}/status`, change);
  }

  async token(email: string, kind: TokenKind): Promise<string> {
    const path = `/users/${encodeURIComponent(email)}/token`;
    const answer = await this.json<Wrapped<{ token: string }>>('POST', path, { kind });
    return answer.data.token;
  }

  addNotifications(email: string, wanted: Record<string, unknown>): Promise<void> {
    return this.send('POST', `/users/${encodeURIComponent(email)}/notifications`, wanted);
  }

  calls(since?: string): Promise<CallRecord[]> {
    return this.list('/calls', { since });
  }

  people<Person>(): Promise<Person[]> {
    return this.list('/people', {});
  }

  /** The whole store: what the calls have written. */
  async db(): Promise<Tables> {
    return (await this.json<Wrapped<Tables>>('GET', '/db')).data;
  }

  private async list<Item>(path: string, query: Record<string, string | undefined>) {
    const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
    const search = new URLSearchParams(given).toString();
    return (await this.json<Wrapped<Item[]>>('GET', search ? `${path}?${search}` : path)).data;
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
