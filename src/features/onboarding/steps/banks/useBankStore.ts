import { useMemo } from 'react';
import { bankApi } from '@/api/bankApi';
import type { BankAccount, BankAccountRequest } from '@/api/wire';
import { useAppDispatch } from '@/state/hooks';
import { FORCE_REFETCH, answered, refetched, UNTRACKED, withItem } from '../../cards/answers';
import type { CardStore } from '../../cards/cardKind';

const { addBank, updateBank, deleteBank, getBanks } = bankApi.endpoints;

/** The calls behind the cards of accounts. */
export function useBankStore(): CardStore<BankAccount, BankAccountRequest> {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      add: (body) => answered(dispatch(addBank.initiate({ body }, UNTRACKED))),
      update: (id, body) => answered(dispatch(updateBank.initiate({ id, body }, UNTRACKED))),
      remove: (id) => answered(dispatch(deleteBank.initiate({ id }, UNTRACKED))),
      keep: (item) =>
        void dispatch(
          bankApi.util.updateQueryData('getBanks', undefined, (items) => withItem(items, item)),
        ),
      refetch: () => refetched(dispatch(getBanks.initiate(undefined, FORCE_REFETCH))),
    }),
    [dispatch],
  );
}
