import { isRequiredIn } from '@/domain/onboarding/visibleSteps';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { ListStepDefinition } from '../../model/stepDefinition';
import { report } from './form';

export const financialStatementsStep: ListStepDefinition = {
  kind: 'list',
  id: 'financial-statements',
  reads: ['financialStatements'],
  missing: ({ flow, financialStatements }) =>
    isRequiredIn(flow, 'financial-statements') && financialStatements.length === 0
      ? [typedMessageRef('onboardingLists.reports.missing')]
      : [],
  summary: (context, formatter) =>
    report.summary(context.financialStatements, 'onboardingLists.reports.card', formatter),
  records: ({ financialStatements }) => financialStatements,
  findFlagged: report.findFlagged,
  masterLists: report.masterLists,
};
