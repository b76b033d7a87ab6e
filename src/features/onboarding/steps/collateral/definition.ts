import { isRequiredIn } from '@/domain/onboarding/visibleSteps';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { ListStepDefinition } from '../../model/stepDefinition';
import { CollateralRows } from './CollateralRows';
import { collateral } from './form';

export const collateralStep: ListStepDefinition = {
  kind: 'list',
  id: 'collateral',
  reads: ['collateral'],
  missing: ({ flow, collateral }) =>
    isRequiredIn(flow, 'collateral') && collateral.length === 0
      ? [typedMessageRef('onboardingLists.collateral.missing')]
      : [],
  summary: (context, words) =>
    collateral.summary(context.collateral, 'onboardingLists.collateral.card', words),
  masterLists: collateral.masterLists,
  Rows: CollateralRows,
};
