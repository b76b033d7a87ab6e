import type { BankAccount, BankAccountRequest } from '@/api/wire';
import { OTHER_REMARK_TRANSFER_ID } from '@/domain/onboarding/optionIds';
import { fieldRules } from '@/domain/validation/fieldRules';
import { bank } from '../steps/banks/form';
import { cardTableOf } from './cardTable';

const { shortText } = fieldRules;
const { field, table } = cardTableOf<BankAccount, BankAccountRequest>();

/** Lines that must not compile; `npm run check` compiles this file and expects an error in each. */
export const refused = [
  // @ts-expect-error a place that the record does not have
  () => field.text('branch', shortText),
  // @ts-expect-error a value that can be read and not be sent
  () => field.choice('id', 'banks'),
  // @ts-expect-error a text where the record has a number
  () => field.text('bank_id', shortText),
  // @ts-expect-error a list that there is not
  () => field.choice('bank_id', 'bank'),
  () =>
    table('onboardingLists.banks', {
      // @ts-expect-error a field without a label in the catalogue
      branch: field.text('branch_name', shortText),
    }),
  () =>
    table('onboardingLists.banks', {
      // @ts-expect-error a condition on a field that the table does not have
      branchName: field.text('branch_name', shortText, { when: { bankId: 1 } }),
    }),
  () =>
    table('onboardingLists.banks', {
      bankId: field.choice('bank_id', 'banks'),
      // @ts-expect-error a condition on a value of another type
      branchName: field.text('branch_name', shortText, { when: { bankId: '1' } }),
    }),
  // @ts-expect-error a value of another type
  () => bank.toRequest({ ...bank.emptyValues, branchName: 7 }),
];

test('a field is sent only while the fields beside it ask for it', () => {
  const sent = (remarkTransferId: number) =>
    bank.toRequest({ ...bank.emptyValues, remarkTransferId, remarkOther: 'Uang sewa' });
  expect(sent(OTHER_REMARK_TRANSFER_ID).remark_other).toBe('Uang sewa');
  expect(sent(OTHER_REMARK_TRANSFER_ID + 1).remark_other).toBeNull();
});
