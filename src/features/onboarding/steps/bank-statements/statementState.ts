import type { BankStatement } from '@/api/wire';
import type { StatementMonth } from '@/domain/onboarding/statementMonths';
import { commonType } from './form';

/** A month as a key, such as `2026-10`. */
export const monthKey = ({ year, month }: StatementMonth): string => `${year}-${month}`;

/** The field of one month. */
export interface MonthState {
  /** A new number for each form, so that it starts over. */
  form: number;
  /**
   * - `settled`: the list on screen shows what the server has.
   * - `unknown`: an earlier try may have been stored, so the next one checks the list first.
   * - `stored`: the server has its record, which is not yet in the list on screen.
   */
  phase: 'settled' | 'unknown' | 'stored';
}

const NEW_MONTH: MonthState = { form: 0, phase: 'settled' };

/** The type of the account's statements. */
export interface TypeState {
  chosen: { typeId: number | null } | null;
  /** Stored statements are being changed to it. */
  isChanging: boolean;
  /** Whether the server has taken the chosen type, by the ids of the statements. */
  attempts: Readonly<Record<number, boolean>>;
  /** The last change has left out some statements. */
  hasFailed: boolean;
}

/** One statement, or all of the account. */
export type RemovalTarget = BankStatement | 'all';

interface RemovalState {
  /** What the current or the last question is about. */
  asked: RemovalTarget | null;
  isAsking: boolean;
  /** It is removed and still on screen. */
  leaving: BankStatement | null;
  failedId: number | null;
  hasFailedForAll: boolean;
}

/** Where the focus goes: the account's name, the problem, or the field of a month. */
export interface StatementFocus {
  target: 'legend' | 'problem' | { month: string };
  /** Not if the user has moved on by then. */
  isOnlyIfLost?: boolean;
}

/** What can happen to the statements of one account. */
export interface StatementEditor {
  /** The list on screen, with the responses that came since. */
  statements: readonly BankStatement[];
  months: Readonly<Record<string, MonthState>>;
  /** How many uploads and changes of the type are running. */
  runningCount: number;
  type: TypeState;
  removal: RemovalState;
  /** Where the last event moves the focus. */
  focus: StatementFocus | null;
}

export type StatementEvent =
  /** The list on screen has changed; the focus is in the field of this month. */
  | { type: 'listed'; statements: readonly BankStatement[]; focused: string | null }
  | { type: 'workStarted' }
  | { type: 'workEnded' }
  | { type: 'recordAttempted'; month: string; mayBeStored: boolean }
  | { type: 'recordStored'; item: BankStatement }
  | { type: 'typeChosen'; typeId: number | null }
  | { type: 'typeRetried' }
  /** `stored` is null if the server has refused. */
  | { type: 'typeAttempted'; id: number; typeId: number | null; stored: BankStatement | null }
  | { type: 'typeChangeEnded' }
  | { type: 'removalAsked'; target: RemovalTarget }
  | { type: 'removalCancelled' }
  | { type: 'removalStarted' }
  | { type: 'removalEnded'; target: RemovalTarget; isGone: boolean }
  /** The user cannot go on. */
  | { type: 'blocked' };

export const initialEditor = (statements: readonly BankStatement[]): StatementEditor => ({
  statements,
  months: {},
  runningCount: 0,
  type: { chosen: null, isChanging: false, attempts: {}, hasFailed: false },
  removal: {
    asked: null,
    isAsking: false,
    leaving: null,
    failedId: null,
    hasFailedForAll: false,
  },
  focus: null,
});

export const monthOf = ({ months }: StatementEditor, key: string): MonthState =>
  months[key] ?? NEW_MONTH;

/** The type that the next upload gets. */
export const typeIdOf = ({ type, statements }: StatementEditor): number | null =>
  type.chosen ? type.chosen.typeId : commonType(statements);

/** Something is running, or is stored and not yet on screen. */
export const isBusy = ({ runningCount, months }: StatementEditor): boolean =>
  runningCount > 0 || Object.values(months).some(({ phase }) => phase === 'stored');

/** Whether the account has this statement. */
export const isListed = (
  { statements }: Pick<StatementEditor, 'statements'>,
  id: number,
): boolean => statements.some((statement) => statement.id === id);

/** The next statement to be changed to the chosen type; null when all have been tried. */
export function nextToChange({ type, statements }: StatementEditor) {
  if (!type.chosen) return null;
  const { typeId } = type.chosen;
  const statement = statements.find(
    ({ id, document_type_id }) => document_type_id !== typeId && !(id in type.attempts),
  );
  return statement ? { statement, typeId } : null;
}
