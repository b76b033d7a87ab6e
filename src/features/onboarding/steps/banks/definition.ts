import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { ListStepDefinition } from '../../model/stepDefinition';
import { bank } from './form';

export const banksStep: ListStepDefinition = {
  kind: 'list',
  id: 'banks',
  reads: ['banks'],
  missing: ({ banks }) =>
    banks.length === 0 ? [typedMessageRef('validation.banks.atLeastOne')] : [],
  summary: ({ banks }, formatter) => bank.summary(banks, 'onboardingLists.banks.card', formatter),
  records: ({ banks }) => banks,
  findFlagged: bank.findFlagged,
  masterLists: bank.masterLists,
};
