import { withoutSeparators } from '../validation/normalise';

/** The fields that identify an account. */
export interface AccountKey {
  readonly bank_id: number | null;
  readonly account_no: string;
}

/**
 * Whether the list already has this account: the same bank and number, however the number is typed.
 */
export function isKnownAccount(account: AccountKey, others: readonly AccountKey[]): boolean {
  const number = withoutSeparators(account.account_no);
  return others.some(
    (other) => other.bank_id === account.bank_id && withoutSeparators(other.account_no) === number,
  );
}
