import { financialStatementApi } from '@/api/financialStatementApi';
import type { FinancialStatement, FinancialStatementRequest } from '@/api/wire';
import { isRequiredIn } from '@/domain/onboarding/visibleSteps';
import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { cardMessages, type CardKind } from '../../cards/cardKind';
import { CardList } from '../../cards/CardList';
import { useCardStore, type CardEndpoints } from '../../cards/useCardStore';
import type { OnboardingContext } from '../../model/stepDefinition';
import { report, type ReportValues } from './form';
import { ReportFields } from './ReportFields';
import { ReportSummary, useReportName } from './ReportSummary';

const {
  getFinancialStatements,
  addFinancialStatement,
  updateFinancialStatement,
  deleteFinancialStatement,
} = financialStatementApi.endpoints;

const endpoints: CardEndpoints<FinancialStatement, FinancialStatementRequest> = {
  list: getFinancialStatements,
  add: addFinancialStatement,
  update: updateFinancialStatement,
  remove: deleteFinancialStatement,
  changeList: (change) =>
    financialStatementApi.util.updateQueryData('getFinancialStatements', undefined, change),
};

type ReportKind = CardKind<FinancialStatement, ReportValues, FinancialStatementRequest>;

const kindWith = (emptyBody: TextKey): ReportKind => ({
  ...report,
  subStep: 'financial-statements',
  messages: cardMessages('onboardingLists.reports', emptyBody),
  Fields: ReportFields,
  Summary: ReportSummary,
});

const requiredKind = kindWith('onboardingLists.reports.emptyBodyRequired');
const optionalKind = kindWith('onboardingLists.reports.emptyBodyOptional');

/** The applicant's financial statements, a card each. */
export function ReportRows({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const store = useCardStore(endpoints);
  const nameOf = useReportName();
  const isNeeded = isRequiredIn(context.flow, 'financial-statements');
  return (
    <CardList
      kind={isNeeded ? requiredKind : optionalKind}
      store={store}
      items={context.financialStatements}
      nameOf={nameOf}
      today={context.today}
      isReadOnly={context.isReadOnly}
      intro={t(
        isNeeded
          ? 'onboardingLists.reports.introRequired'
          : 'onboardingLists.reports.introOptional',
      )}
    />
  );
}
