import { withoutSeparators } from '../validation/normalise';

/** What makes two accounts the same one. */
export interface AccountKey {
  readonly bank_id: number | null;
  readonly account_no: string;
}

/** Whether an account is among others already: the same bank and number, however it was typed. */
export function isKnownAccount(account: AccountKey, others: readonly AccountKey[]): boolean {
  const number = withoutSeparators(account.account_no);
  return others.some(
    (other) => other.bank_id === account.bank_id && withoutSeparators(other.account_no) === number,
  );
}
