import { issueToken } from '../../core/identity';
import type { OperationId, Parameters, RequestBody } from '../../core/route';
import type { Schemas, Tables, TokenRow, UserRow } from '../../database/tables';
import { addressOf, type TestMock } from '../../testing/client';
import type { TableDiff } from './storeDiff';

/** What a call brings along; method and path are the operation's. */
export interface Sent<Id extends OperationId> {
  params?: Parameters<Id, 'path'>;
  query?: Parameters<Id, 'query'>;
  body?: RequestBody<Id>;
  /** For the one operation that takes a file. */
  file?: { name: string; content: Uint8Array };
}

interface Try<Id extends OperationId> {
  /** Brings about what the call needs, and says what it is made with. */
  send?: (context: CaseContext) => Sent<Id> | Promise<Sent<Id>>;
}

export interface Accepted<Id extends OperationId> extends Try<Id> {
  /** Who calls, by the part of the address before the @; nobody where it is null. */
  who: string | null;
  /** What is another in the store afterwards; all else stays as it was. */
  changes: TableDiff;
  /** Whose rows they are, where not the caller's. */
  of?: string;
}

/**
 * A call that is refused by a rule of the product, or by a limit of the document that no value made
 * from its schema comes close to: a code of seven digits.
 */
export interface Refused<Id extends OperationId> extends Try<Id> {
  /** Who calls, where not the caller of the accepted case. */
  who?: string | null;
  when: string;
  status: number;
  error: string;
  /** The whole body of the response, where it is not `{code, error}`. */
  responseBody?: object;
  /** What is another in the store all the same: a try that is counted. */
  changes?: TableDiff;
}

/**
 * What an operation does and what it refuses. What every operation refuses (a token that is not
 * good, a body that breaks the contract) follows from the document: `contractBreaches.ts`.
 */
interface OperationCase<Id extends OperationId> {
  accepted: Accepted<Id>;
  refused?: readonly Refused<Id>[];
}

/** The cases of some operations, each of its own type. */
export type CasesOf<Ids extends OperationId> = { [Id in Ids]: OperationCase<Id> };

type OwnedTable = {
  [Name in keyof Tables]: Tables[Name] extends { id: number | string; user_id: number }[]
    ? Name
    : never;
}[keyof Tables];

/** Has thousands of notifications, which would be compared for each case and are in none. */
const CROWDED = 'active.heavy';

/** The mock that a case is played on, and what the cases ask of it. */
export class CaseContext {
  private readonly start: string;
  private advancedS = 0;

  constructor(readonly mock: TestMock) {
    const { id: crowded } = this.user(CROWDED);
    this.tables.notifications = this.tables.notifications.filter(
      ({ user_id: id }) => id !== crowded,
    );
    this.start = JSON.stringify(this.tables);
  }

  /** Goes back to the start, far quicker than a reset of the scenario. */
  restore(): void {
    const { store } = this.mock.server;
    store.tables = JSON.parse(this.start) as Tables;
    store.advanceClock(-this.advancedS);
    this.advancedS = 0;
  }

  get tables(): Tables {
    return this.mock.server.store.tables;
  }

  user(who: string): UserRow {
    const user = this.mock.server.store.findUserByEmail(addressOf(who));
    if (!user) throw new Error(`Nobody is called ${who}`);
    return user;
  }

  /** The id of the first row of this table that is theirs. */
  idIn<Name extends OwnedTable>(table: Name, who: string): Tables[Name][number]['id'] {
    const { id: userId } = this.user(who);
    const rows: readonly { id: number | string; user_id: number }[] = this.tables[table];
    const row = rows.find(({ user_id: id }) => id === userId);
    if (!row) throw new Error(`${who} has nothing in ${table}`);
    return row.id;
  }

  /** The reference to a file that they have uploaded. */
  fileOf(who: string): Schemas['FileRef'] {
    const { id: userId } = this.user(who);
    const file = this.tables.files.find(({ user_id: id }) => id === userId);
    if (!file) throw new Error(`${who} has no file`);
    return { file_name: file.file_name, path_url: file.path_url };
  }

  token(who: string, kind: TokenRow['kind']): string {
    return issueToken(this.mock.server.store, this.user(who), kind).token;
  }

  advance(seconds: number): void {
    this.advancedS += seconds;
    this.mock.server.store.advanceClock(seconds);
  }
}
