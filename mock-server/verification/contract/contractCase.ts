import { issueToken } from '../../core/identity';
import type { OperationId, Parameters, RequestBody } from '../../core/route';
import type { Schemas, Tables, TokenRow, UserRow } from '../../database/tables';
import { addressOf, type TestMock } from '../../testing/client';
import type { TableDiff } from './storeDiff';

/** What a call sends. Its method and path follow from the operation. */
export interface Sent<Id extends OperationId> {
  params?: Parameters<Id, 'path'>;
  query?: Parameters<Id, 'query'>;
  body?: RequestBody<Id>;
  /** Only for the operation that uploads a file. */
  file?: { name: string; content: Uint8Array };
}

interface CaseCall<Id extends OperationId> {
  /** Prepares the data that the call needs, and returns what to send. */
  send?: (context: CaseContext) => Sent<Id> | Promise<Sent<Id>>;
}

export interface Accepted<Id extends OperationId> extends CaseCall<Id> {
  /** The caller: the part of the e-mail address before the @. Null for a call without a session. */
  who: string | null;
  /** What the call changes in the store. Everything else must stay the same. */
  changes: TableDiff;
  /** The user whose rows change, if it is not the caller. */
  owner?: string;
}

/**
 * A call that is refused by a rule of the product, or by a limit of the contract that the generated
 * wrong values do not test, such as a code of seven digits.
 */
export interface Refused<Id extends OperationId> extends CaseCall<Id> {
  /** The caller, if it is not the one of the accepted case. */
  who?: string | null;
  when: string;
  status: number;
  error: string;
  /** The whole body of the response, if it is not just `{code, error}`. */
  responseBody?: object;
  /** What changes in the store although the call is refused, such as the number of wrong tries. */
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

/** The cases of these operations, each with the types of its operation. */
export type CasesOf<Ids extends OperationId> = { [Id in Ids]: OperationCase<Id> };

type OwnedTable = {
  [Name in keyof Tables]: Tables[Name] extends { id: number | string; user_id: number }[]
    ? Name
    : never;
}[keyof Tables];

/** Has thousands of notifications. No case needs them, and comparing them each time is slow. */
const HEAVY_USER = 'active.heavy';

/** The mock that the cases run on, with helpers for them. */
export class CaseContext {
  private readonly start: string;
  private advancedS = 0;

  constructor(readonly mock: TestMock) {
    const { id: heavyUserId } = this.user(HEAVY_USER);
    this.tables.notifications = this.tables.notifications.filter(
      ({ user_id: id }) => id !== heavyUserId,
    );
    this.start = JSON.stringify(this.tables);
  }

  /** Restores the initial state, much faster than a reset of the scenario. */
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
    if (!user) throw new Error(`There is no user ${who}`);
    return user;
  }

  /** The id of the first row of this table that belongs to this user. */
  idIn<Name extends OwnedTable>(table: Name, who: string): Tables[Name][number]['id'] {
    const { id: userId } = this.user(who);
    const rows: readonly { id: number | string; user_id: number }[] = this.tables[table];
    const row = rows.find(({ user_id: id }) => id === userId);
    if (!row) throw new Error(`${who} has nothing in ${table}`);
    return row.id;
  }

  /** The reference to a file that this user has uploaded. */
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
