import { Agent, request as send } from 'node:http';
import { TOKEN_KINDS } from '../../core/identity';
import type { OperationId, Route } from '../../core/route';
import type { Tables } from '../../database/tables';
import { startTestMock } from '../../testing/client';
import { operations, type Operation } from '../../testing/operations';
import { caseOf } from '../contract/all';
import { CaseContext } from '../contract/contractCase';
import type { Bearer, FuzzRequest, GoodCall } from './fuzzRequest';
import { markOwners, type Person } from './markers';

/** Longer than any response takes, even on a busy machine. */
const TIMEOUT_MS = 15_000;

export interface FuzzResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** More users whose tokens are sent. The last one shares no data with other users. */
const OTHER_CALLERS = ['borrower.individu.partner', 'active.funder', 'otp'];

export interface WorldOptions {
  only?: readonly OperationId[];
  routes?: readonly Route[];
}

/** A mock of its own, whose state is the same before every request. */
export class FuzzWorld {
  private readonly tokens = new Map<string, string>();
  private readonly agent = new Agent({ keepAlive: true });
  private start = '';
  /** All users of the initial state. */
  readonly users: readonly Person[];

  private constructor(
    readonly context: CaseContext,
    readonly goodCalls: readonly GoodCall[],
  ) {
    this.users = context.tables.users.map(({ id, email }) => ({ id, email }));
  }

  /** `only` limits the operations that are called; `routes` replaces the handlers. */
  static async open({ only, routes }: WorldOptions = {}): Promise<FuzzWorld> {
    const context = new CaseContext(await startTestMock(routes ? { routes } : {}));
    markOwners(context.tables);
    const goodCalls: GoodCall[] = [];
    for (const operation of operations) {
      if (only?.includes(operation.id) ?? true)
        goodCalls.push(await goodCallOf(context, operation));
    }
    const world = new FuzzWorld(context, goodCalls);
    for (const who of world.people) {
      for (const kind of TOKEN_KINDS) {
        for (const isExpired of [false, true]) world.addToken({ who, kind, isExpired });
      }
    }
    world.expireTokens();
    world.start = JSON.stringify(context.tables);
    return world;
  }

  /** All users who may be the caller. */
  get people(): string[] {
    const callers = this.goodCalls.flatMap(({ who }) => who ?? []);
    return [...new Set([...callers, ...OTHER_CALLERS])];
  }

  /** The state before every request. */
  get before(): Tables {
    return JSON.parse(this.start) as Tables;
  }

  /** Whether the request has changed anything. */
  hasChanged(): boolean {
    return JSON.stringify(this.context.tables) !== this.start;
  }

  restore(): void {
    this.context.mock.server.store.tables = this.before;
  }

  async close(): Promise<void> {
    this.agent.destroy();
    await this.context.mock.close();
  }

  /** Sends a request byte for byte. Rejects if there is no response. */
  responseTo(request: FuzzRequest): Promise<FuzzResponse> {
    const { method, path, body, bearer } = request;
    const token = bearer && this.tokens.get(JSON.stringify(bearer));
    const { hostname, port } = new URL(this.context.mock.url);
    return new Promise((resolve, reject) => {
      const call = send(
        {
          hostname,
          port,
          method,
          path,
          agent: this.agent,
          timeout: TIMEOUT_MS,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(body ? { 'content-length': body.length } : {}),
            ...request.headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          });
        },
      );
      call.on('timeout', () => call.destroy(new Error(`No response in ${TIMEOUT_MS} ms`)));
      call.on('error', reject);
      call.end(body ?? undefined);
    });
  }

  private addToken(bearer: Bearer): void {
    this.tokens.set(JSON.stringify(bearer), this.context.token(bearer.who, bearer.kind));
  }

  /** Called last, because issuing a token removes expired ones from the store. */
  private expireTokens(): void {
    for (const [key, token] of this.tokens) {
      const row = this.context.tables.tokens.find((candidate) => candidate.token === token);
      const { isExpired } = JSON.parse(key) as Bearer;
      if (row && isExpired) row.expires_at_ms = this.context.mock.server.store.nowMs() - 1;
    }
  }
}

async function goodCallOf(context: CaseContext, operation: Operation): Promise<GoodCall> {
  const { accepted, refused = [] } = caseOf(operation);
  return {
    operation,
    who: accepted.who,
    sent: (await accepted.send?.(context)) ?? {},
    counted: refused.flatMap(({ changes = {} }) => Object.keys(changes)),
  };
}
