import { useMemo } from 'react';
import { financialStatementApi } from '@/api/financialStatementApi';
import type { FinancialStatement, FinancialStatementRequest } from '@/api/wire';
import { useAppDispatch } from '@/state/hooks';
import { FORCE_REFETCH, answered, refetched, UNTRACKED, withItem } from '../../cards/answers';
import type { CardStore } from '../../cards/cardKind';

const {
  addFinancialStatement,
  updateFinancialStatement,
  deleteFinancialStatement,
  getFinancialStatements,
} = financialStatementApi.endpoints;

/** The calls behind the cards of financial statements. */
export function useReportStore(): CardStore<FinancialStatement, FinancialStatementRequest> {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      add: (body) => answered(dispatch(addFinancialStatement.initiate({ body }, UNTRACKED))),
      update: (id, body) =>
        answered(dispatch(updateFinancialStatement.initiate({ id, body }, UNTRACKED))),
      remove: (id) => answered(dispatch(deleteFinancialStatement.initiate({ id }, UNTRACKED))),
      keep: (item) =>
        void dispatch(
          financialStatementApi.util.updateQueryData('getFinancialStatements', undefined, (items) =>
            withItem(items, item),
          ),
        ),
      refetch: () => refetched(dispatch(getFinancialStatements.initiate(undefined, FORCE_REFETCH))),
    }),
    [dispatch],
  );
}
