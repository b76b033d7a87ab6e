import { useMemo } from 'react';
import { bankStatementApi } from '@/api/bankStatementApi';
import { isGone, mayBeDone } from '@/api/problem';
import type { BankStatement, BankStatementRequest } from '@/api/wire';
import { useAppDispatch } from '@/state/hooks';
import { FORCE_REFETCH, answered, refetched, UNTRACKED, withItem } from '../../cards/answers';
import type { CardStore } from '../../cards/cardKind';

const {
  addBankStatement,
  updateBankStatement,
  deleteBankStatement,
  deleteBankStatementsOfBank,
  getBankStatements,
} = bankStatementApi.endpoints;

export interface StatementStore extends CardStore<BankStatement, BankStatementRequest> {
  /** Removes the statements of all months; true once the server has none of them. */
  removeAll(this: void): Promise<boolean>;
}

/** The calls behind the statements of one account; the list is that account's alone. */
export function useStatementStore(accountId: number): StatementStore {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const refetch = async () => {
      const items = await refetched(dispatch(getBankStatements.initiate(undefined, FORCE_REFETCH)));
      return items && items.filter(({ bank_id }) => bank_id === accountId);
    };
    return {
      add: (body) => answered(dispatch(addBankStatement.initiate({ accountId, body }, UNTRACKED))),
      update: (id, body) =>
        answered(dispatch(updateBankStatement.initiate({ id, body }, UNTRACKED))),
      remove: (id) => answered(dispatch(deleteBankStatement.initiate({ id }, UNTRACKED))),
      async removeAll() {
        const { problem } = await answered(
          dispatch(deleteBankStatementsOfBank.initiate({ accountId }, UNTRACKED)),
        );
        if (!problem) return true;
        // With its account the statements are gone as well.
        if (isGone(problem)) return true;
        return mayBeDone(problem) && (await refetch())?.length === 0;
      },
      keep: (item) =>
        void dispatch(
          bankStatementApi.util.updateQueryData('getBankStatements', undefined, (items) =>
            withItem(items, item),
          ),
        ),
      refetch,
    };
  }, [dispatch, accountId]);
}
