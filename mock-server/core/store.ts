import { emptyTables } from '../database/emptyTables';
import type { NumberedTable, Tables, UserRow } from '../database/tables';

/** Later times have no four digits for their year, and do not fit the contract. */
const END_OF_TIME_MS = Date.UTC(9999, 0);

/** The memory as plain data. */
export interface StoreState {
  tables: Tables;
  highest_ids: Partial<Record<NumberedTable, number>>;
  clock_offset_ms: number;
}

/**
 * The mock's memory: what one call writes the next call reads. Handlers are synchronous, so each
 * call sees and leaves a complete state, and nothing has to be locked.
 */
export class Store {
  tables: Tables = emptyTables();
  private readonly highestIds = new Map<NumberedTable, number>();
  private offsetMs = 0;

  /** `readClock` gives milliseconds since the epoch; the control surface moves it forward. */
  constructor(private readonly readClock: () => number = Date.now) {}

  /** Starts over with fresh tables; the clock goes back to the real time. */
  reset(makeStart: (nowMs: number) => Tables): void {
    this.offsetMs = 0;
    this.tables = makeStart(this.nowMs());
    this.highestIds.clear();
  }

  getState(): StoreState {
    return {
      tables: this.tables,
      highest_ids: Object.fromEntries(this.highestIds),
      clock_offset_ms: this.offsetMs,
    };
  }

  /** Continues from an earlier state, which belongs to the store from now on. */
  restore({ tables, highest_ids: ids, clock_offset_ms: offsetMs }: StoreState): void {
    this.tables = tables;
    this.highestIds.clear();
    for (const [table, id] of Object.entries(ids)) this.highestIds.set(table as NumberedTable, id);
    this.offsetMs = offsetMs;
  }

  nowMs(): number {
    return this.readClock() + this.offsetMs;
  }

  /** The current time on the wire: RFC 3339. */
  now(): string {
    return new Date(this.nowMs()).toISOString();
  }

  /** The current time as the `Date` header. */
  httpDate(): string {
    return new Date(this.nowMs()).toUTCString();
  }

  /** By how many seconds the mock's clock is ahead of the real time. */
  aheadS(): number {
    return Math.round(this.offsetMs / 1000);
  }

  /** False, with the clock unchanged, if that would lead past the year 9999. */
  advanceClock(seconds: number): boolean {
    const offsetMs = this.offsetMs + seconds * 1000;
    if (this.readClock() + offsetMs >= END_OF_TIME_MS) return false;
    this.offsetMs = offsetMs;
    return true;
  }

  /** A number that no row of this table has or had, even if the newest was deleted. */
  nextId(table: NumberedTable): number {
    const id = (this.highestIds.get(table) ?? this.highestIdIn(table)) + 1;
    this.highestIds.set(table, id);
    return id;
  }

  private highestIdIn(table: NumberedTable): number {
    const rows: readonly { id: number }[] = this.tables[table];
    return rows.reduce((most, row) => Math.max(most, row.id), 0);
  }

  findUser(id: number): UserRow | undefined {
    return this.tables.users.find((user) => user.id === id);
  }

  /** Addresses are compared without regard to case. */
  findUserByEmail(email: string): UserRow | undefined {
    const wanted = email.toLowerCase();
    return this.tables.users.find((user) => user.email.toLowerCase() === wanted);
  }
}
