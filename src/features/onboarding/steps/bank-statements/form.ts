import type { BankStatement, BankStatementRequest } from '@/api/wire';
import { isStatusId, statusRules } from '@/domain/access/statuses';
import {
  lastFullMonths,
  monthsUpToNewest,
  type StatementMonth,
} from '@/domain/onboarding/statementMonths';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import type { OnboardingContext } from '../../model/stepDefinition';

/**
 * The months that an account needs a statement of, the newest first. Assumption: after the
 * onboarding nobody is asked for newer months, and the newest stored one says which were needed.
 */
export function neededMonths({
  today,
  flow: { statementMonths: count },
  profile: { status_id: statusId },
  bankStatements,
}: OnboardingContext): readonly StatementMonth[] {
  const isOver = isStatusId(statusId) && statusRules[statusId].set === 'active';
  const stored = isOver ? monthsUpToNewest(bankStatements, count) : [];
  return stored.length > 0 ? stored : lastFullMonths(today, count);
}

const isOf = (statement: StatementMonth, { year, month }: StatementMonth): boolean =>
  statement.year === year && statement.month === month;

/** The stored statements of one account. */
export const statementsOf = (
  accountId: number,
  statements: readonly BankStatement[],
): readonly BankStatement[] => statements.filter(({ bank_id }) => bank_id === accountId);

/** The statements of one account: a cell for each needed month, and other stored ones. */
export interface AccountGrid {
  cells: readonly { month: StatementMonth; statement: BankStatement | null }[];
  /** Of months that are no longer needed, such as those stored in an earlier month. */
  others: readonly BankStatement[];
}

export function gridOf(
  stored: readonly BankStatement[],
  months: readonly StatementMonth[],
): AccountGrid {
  return {
    cells: months.map((month) => ({
      month,
      statement: stored.find((statement) => isOf(statement, month)) ?? null,
    })),
    others: stored.filter((statement) => !months.some((month) => isOf(statement, month))),
  };
}

/** The common type of all statements of an account; null if there is none. */
export function commonType(statements: readonly BankStatement[]): number | null {
  const types = new Set(statements.map(({ document_type_id }) => document_type_id));
  const [type = null] = types;
  return types.size === 1 ? type : null;
}

/** The body that stores a statement. */
export const statementRequest = (
  { year, month }: StatementMonth,
  document: StoredFile,
  documentTypeId: number | null,
): BankStatementRequest => ({
  year,
  month,
  document: { file_name: document.fileName, path_url: document.pathUrl },
  document_type_id: documentTypeId,
});

/** The body that stores a statement again, with this type. */
export const withType = (
  { year, month, document }: BankStatement,
  documentTypeId: number | null,
): BankStatementRequest => ({ year, month, document, document_type_id: documentTypeId });
