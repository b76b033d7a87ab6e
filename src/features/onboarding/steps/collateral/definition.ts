import { isRequiredIn } from '@/domain/onboarding/visibleSteps';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { ListStepDefinition } from '../../model/stepDefinition';
import { collateral } from './form';

export const collateralStep: ListStepDefinition = {
  kind: 'list',
  id: 'collateral',
  reads: ['collateral'],
  missing: ({ flow, collateral }) =>
    isRequiredIn(flow, 'collateral') && collateral.length === 0
      ? [typedMessageRef('onboardingLists.collateral.missing')]
      : [],
  summary: (context, formatter) =>
    collateral.summary(context.collateral, 'onboardingLists.collateral.card', formatter),
  records: (context) => context.collateral,
  findFlagged: collateral.findFlagged,
  masterLists: collateral.masterLists,
};
