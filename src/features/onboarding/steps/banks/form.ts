import { object, type AnyObjectSchema } from 'yup';
import type { BankAccount, BankAccountRequest } from '@/api/wire';
import { isKnownAccount } from '@/domain/onboarding/bankAccounts';
import { OTHER_REMARK_TRANSFER_ID } from '@/domain/onboarding/optionIds';
import { textRef } from '@/domain/text';
import { firstOf, type Check } from '@/domain/validation/check';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseText, withoutSeparators } from '@/domain/validation/normalise';
import { checkAccountNo } from '@/domain/validation/numberChecks';
import { textRule, type Siblings } from '@/domain/validation/rule';
import type { Labels } from '../shared/formRules';
import { sentText, textOf } from '../shared/values';

/** One account as its card holds it. */
export type BankValues = {
  bankId: number | null;
  accountNo: string;
  accountName: string;
  accountTypeId: number | null;
  branchName: string;
  remarkTransferId: number | null;
  remarkOther: string;
  isAffiliateWithBank: boolean | null;
};

export const labels = {
  bankId: 'onboardingLists.banks.bank',
  accountNo: 'onboardingLists.banks.accountNo',
  accountName: 'onboardingLists.banks.accountName',
  accountTypeId: 'onboardingLists.banks.accountType',
  branchName: 'onboardingLists.banks.branchName',
  remarkTransferId: 'onboardingLists.banks.remarkTransfer',
  remarkOther: 'onboardingLists.banks.remarkOther',
  isAffiliateWithBank: 'onboardingLists.banks.isAffiliateWithBank',
} as const satisfies Labels;

export const emptyBank: BankValues = {
  bankId: null,
  accountNo: '',
  accountName: '',
  accountTypeId: null,
  branchName: '',
  remarkTransferId: null,
  remarkOther: '',
  isAffiliateWithBank: false,
};

export const bankValues = (account: BankAccount): BankValues => ({
  bankId: account.bank_id,
  accountNo: account.account_no,
  accountName: account.account_name,
  accountTypeId: account.account_type_id,
  branchName: textOf(account.branch_name),
  remarkTransferId: account.remark_transfer_id,
  remarkOther: textOf(account.remark_other),
  isAffiliateWithBank: account.is_affiliate_with_bank,
});

/** Whether a remark asks for words of one's own ('Lainnya'). */
export const isOtherRemark = (remarkTransferId: unknown): boolean =>
  remarkTransferId === OTHER_REMARK_TRANSFER_ID;

const checkNewAccount =
  ({ bankId }: Siblings, others: readonly BankAccount[]): Check =>
  (accountNo) =>
    typeof bankId === 'number' && isKnownAccount({ bank_id: bankId, account_no: accountNo }, others)
      ? textRef('validation.banks.duplicate')
      : null;

/** The rules of one account; `others` are the accounts of the other cards. */
export const bankSchema = (others: readonly BankAccount[]): AnyObjectSchema =>
  object({
    bankId: fieldRules.choice(),
    accountNo: textRule((values) => firstOf(checkAccountNo, checkNewAccount(values, others))),
    accountName: fieldRules.accountHolder(),
    accountTypeId: fieldRules.choice(),
    branchName: fieldRules.shortText({ isOptional: true }),
    remarkTransferId: fieldRules.choice({ isOptional: true }),
    remarkOther: fieldRules.shortText({
      isOptional: true,
      appliesWhen: ({ remarkTransferId }) => isOtherRemark(remarkTransferId),
    }),
  });

/** The body that stores an account; the values have passed the rules. */
export const bankRequest = (values: BankValues): BankAccountRequest => ({
  bank_id: values.bankId ?? 0,
  account_no: withoutSeparators(values.accountNo),
  account_name: normaliseText(values.accountName),
  account_type_id: values.accountTypeId ?? 0,
  branch_name: sentText(values.branchName, normaliseText),
  remark_transfer_id: values.remarkTransferId,
  remark_other: isOtherRemark(values.remarkTransferId)
    ? sentText(values.remarkOther, normaliseText)
    : null,
  is_affiliate_with_bank: values.isAffiliateWithBank,
});
