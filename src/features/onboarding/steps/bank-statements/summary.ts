import type { BankAccount, BankStatement, FileRef } from '@/api/wire';
import { maskDigits } from '@/domain/money/masking';
import { hasEveryMonth, missingMonths } from '@/domain/onboarding/statementMonths';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { isObject } from '@/primitives/readObject';
import { kinds } from '../../model/fields/fieldKinds';
import { plainText } from '../../model/fields/flaggedField';
import type {
  FindFlagged,
  OnboardingContext,
  SummaryGroup,
  SummaryList,
  SummaryRow,
  SummaryFormatter,
} from '../../model/stepDefinition';
import { row } from '../../model/summaryRows';
import { fileOf } from '../../model/values';
import { commonType, gridOf, neededMonths, statementsOf } from './form';

export const masterLists: readonly SummaryList[] = ['banks', 'document-types'];

/** Complete once one account has every month; else what its fullest account still misses. */
export function missing(context: OnboardingContext): MessageRef[] {
  const { banks, bankStatements } = context;
  const months = neededMonths(context);
  if (banks.length === 0) return [typedMessageRef('onboardingLists.statements.missingBank')];
  const ids = banks.map(({ id }) => id);
  if (hasEveryMonth(ids, bankStatements, months)) return [];
  const [fewest = []] = ids
    .map((id) => missingMonths(id, bankStatements, months))
    .sort((one, other) => one.length - other.length);
  if (fewest.length === months.length)
    return [typedMessageRef('validation.bankStatements.incomplete', { count: months.length })];
  return fewest.map(({ month, year }) =>
    typedMessageRef('onboardingLists.statements.missingMonth', { month, year: String(year) }),
  );
}

const { show } = kinds.file;

/** Notes name the file of a month; those about anything else are shown above the grids. */
export const findFlagged: FindFlagged<OnboardingContext> = (name) =>
  name === 'document'
    ? {
        path: 'document',
        label: 'onboardingLists.statements.document',
        show: (previous, formatter) =>
          isObject(previous) && typeof previous['file_name'] === 'string'
            ? show(previous as FileRef, formatter)
            : { value: plainText(previous, formatter) },
        regions: () => [],
      }
    : null;

const fileRowOf = (
  { month, year, document }: BankStatement,
  formatter: SummaryFormatter,
): SummaryRow => ({
  label: { text: formatter.t('onboardingLists.statements.file', { month, year: String(year) }) },
  value: document.file_name,
  file: fileOf(document),
});

function groupOf(
  account: BankAccount,
  context: OnboardingContext,
  formatter: SummaryFormatter,
): SummaryGroup {
  const stored = statementsOf(account.id, context.bankStatements);
  const { cells, others } = gridOf(stored, neededMonths(context));
  const inOrder = [...cells.flatMap(({ statement }) => statement ?? []), ...others];
  const bank = formatter.option('banks', account.bank_id);
  return {
    title: `${bank} ${maskDigits(account.account_no)}`.trim(),
    rows: [
      row(
        'onboardingLists.statements.documentType',
        formatter.option('document-types', commonType(stored)),
      ),
      ...inOrder.map((statement) => fileRowOf(statement, formatter)),
    ],
  };
}

/** The statements as the review shows them: accounts that have some, each with its months. */
export const summary = (context: OnboardingContext, formatter: SummaryFormatter): SummaryGroup[] =>
  context.banks
    .filter(({ id }) => context.bankStatements.some(({ bank_id }) => bank_id === id))
    .map((account) => groupOf(account, context, formatter));
