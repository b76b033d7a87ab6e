import type { BankAccount } from '@/api/wire';
import { textRef, type TextRef } from '@/domain/text';
import type {
  OnboardingContext,
  SummaryGroup,
  SummaryList,
  SummaryWords,
} from '../../engine/stepDefinition';
import { row, sensitiveRow } from '../shared/summaryRows';
import { isOtherRemark, labels } from './form';

export const masterLists: readonly SummaryList[] = ['banks', 'account-types', 'remark-transfers'];

/** At least one account is needed. */
export const missing = ({ banks }: OnboardingContext): TextRef[] =>
  banks.length === 0 ? [textRef('validation.banks.atLeastOne')] : [];

function yesOrNo(answer: boolean | null, words: SummaryWords): string {
  if (answer === null) return '';
  return words.t(answer ? 'common.yes' : 'common.no');
}

const groupOf = (account: BankAccount, index: number, words: SummaryWords): SummaryGroup => ({
  title: words.t('onboardingLists.banks.card', { number: index + 1 }),
  rows: [
    row(labels.bankId, words.option('banks', account.bank_id)),
    sensitiveRow(labels.accountNo, account.account_no),
    row(labels.accountName, account.account_name),
    row(labels.accountTypeId, words.option('account-types', account.account_type_id)),
    row(labels.branchName, account.branch_name),
    row(labels.remarkTransferId, words.option('remark-transfers', account.remark_transfer_id)),
    ...(isOtherRemark(account.remark_transfer_id)
      ? [row(labels.remarkOther, account.remark_other)]
      : []),
    row(labels.isAffiliateWithBank, yesOrNo(account.is_affiliate_with_bank, words)),
  ],
});

/** Every account as the review shows it. */
export const summary = ({ banks }: OnboardingContext, words: SummaryWords): SummaryGroup[] =>
  banks.map((account, index) => groupOf(account, index, words));
