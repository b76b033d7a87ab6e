import { mixed } from 'yup';
import type { BankAccount, BankAccountRequest } from '@/api/wire';
import { isKnownAccount } from '@/domain/onboarding/bankAccounts';
import { OTHER_REMARK_TRANSFER_ID } from '@/domain/onboarding/optionIds';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { firstOf, type Check } from '@/domain/validation/check';
import { fieldRules } from '@/domain/validation/fieldRules';
import { checkAccountNo } from '@/domain/validation/numberChecks';
import { textRule } from '@/domain/validation/rule';
import { cardTableOf } from '../../cards/cardTable';
import { kinds } from '../../model/fields/fieldKinds';
import type { FormValuesOf } from '../../model/fields/fieldTable';

const { field, table } = cardTableOf<BankAccount, BankAccountRequest>();

const checkNewAccount =
  (bankId: unknown, others: readonly BankAccount[]): Check =>
  (accountNo) =>
    typeof bankId === 'number' && isKnownAccount({ bank_id: bankId, account_no: accountNo }, others)
      ? typedMessageRef('validation.banks.duplicate')
      : null;

/** One bank account. */
export const bank = table('onboardingLists.banks', {
  bankId: field.choice('bank_id', 'banks'),
  accountNo: field.custom(kinds.accountNo, 'account_no', (_options, { others }) =>
    mixed().when('bankId', ([bankId]) =>
      textRule(firstOf(checkAccountNo, checkNewAccount(bankId, others))),
    ),
  ),
  accountName: field.text('account_name', fieldRules.accountHolder),
  accountTypeId: field.choice('account_type_id', 'account-types'),
  branchName: field.text('branch_name', fieldRules.shortText, { isOptional: true }),
  remarkTransferId: field.choice('remark_transfer_id', 'remark-transfers', { isOptional: true }),
  remarkOther: field.text('remark_other', fieldRules.shortText, {
    isOptional: true,
    when: { remarkTransferId: OTHER_REMARK_TRANSFER_ID },
  }),
  isAffiliateWithBank: field.yesNo('is_affiliate_with_bank', {
    isOptional: true,
    initial: (stored) => stored ?? false,
  }),
});

export type BankValues = FormValuesOf<typeof bank>;
