import { useMemo } from 'react';
import { bankStatementApi } from '@/api/bankStatementApi';
import { callEndpoint } from '@/api/callEndpoint';
import { isGone, mayBeDone } from '@/api/problem';
import type { BankStatement, BankStatementRequest } from '@/api/wire';
import { useAppDispatch } from '@/state/hooks';
import type { CardStore } from '../../cards/cardKind';
import { useWrite } from '../../parts/useWrite';
import { withItem } from '../../cards/useCardStore';

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

/** The calls behind the statements of one account. */
export function useStatementStore(accountId: number): StatementStore {
  const dispatch = useAppDispatch();
  const write = useWrite();
  return useMemo(() => {
    const refetch = async () => {
      const result = await dispatch(callEndpoint(getBankStatements, undefined));
      return result.problem ? null : result.value.filter(({ bank_id }) => bank_id === accountId);
    };
    return {
      add: (body) => write(addBankStatement, { accountId, body }),
      update: (id, body) => write(updateBankStatement, { id, body }),
      remove: (id) => write(deleteBankStatement, { id }),
      async removeAll() {
        const { problem } = await write(deleteBankStatementsOfBank, { accountId });
        if (!problem) return true;
        // The statements are deleted with their account.
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
  }, [dispatch, write, accountId]);
}
