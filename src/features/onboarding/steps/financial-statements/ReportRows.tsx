import { useMemo } from 'react';
import type { FinancialStatement, FinancialStatementRequest } from '@/api/wire';
import type { IsoDate } from '@/domain/dates';
import { useText } from '@/i18n/useText';
import type { CardKind } from '../../cards/cardKind';
import { CardList } from '../../cards/CardList';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { emptyReport, reportRequest, reportSchema, reportValues, type ReportValues } from './form';
import { ReportFields } from './ReportFields';
import { ReportSummary, useReportName } from './ReportSummary';
import { isRequired } from './summary';
import { useReportStore } from './useReportStore';

type ReportKind = CardKind<FinancialStatement, ReportValues, FinancialStatementRequest>;

const kindOn = (today: IsoDate, isNeeded: boolean): ReportKind => ({
  subStep: 'financial-statements',
  words: {
    add: 'onboardingLists.reports.add',
    save: 'onboardingLists.reports.save',
    card: 'onboardingLists.reports.card',
    emptyTitle: 'onboardingLists.reports.emptyTitle',
    emptyBody: isNeeded
      ? 'onboardingLists.reports.emptyBodyRequired'
      : 'onboardingLists.reports.emptyBodyOptional',
    saved: 'onboardingLists.reports.saved',
    deleted: 'onboardingLists.reports.deleted',
    deleteTitle: 'onboardingLists.reports.deleteTitle',
    deleteBody: 'onboardingLists.reports.deleteBody',
  },
  emptyValues: emptyReport,
  valuesOf: reportValues,
  schema: () => reportSchema(today),
  toRequest: reportRequest,
  Fields: ReportFields,
  Summary: ReportSummary,
});

/** The applicant's financial statements, a card each. */
export function ReportRows({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const store = useReportStore();
  const nameOf = useReportName();
  const isNeeded = isRequired(context);
  const kind = useMemo(() => kindOn(context.today, isNeeded), [context.today, isNeeded]);
  return (
    <CardList
      kind={kind}
      store={store}
      items={context.financialStatements}
      nameOf={nameOf}
      isReadOnly={context.isReadOnly}
      intro={t(
        isNeeded
          ? 'onboardingLists.reports.introRequired'
          : 'onboardingLists.reports.introOptional',
      )}
    />
  );
}
