import { useMemo } from 'react';
import { shareholderApi } from '@/api/shareholderApi';
import type { Shareholder, ShareholderRequest } from '@/api/wire';
import { useAppDispatch } from '@/state/hooks';
import { FORCE_REFETCH, answered, refetched, UNTRACKED, withItem } from '../../cards/answers';
import type { CardStore } from '../../cards/cardKind';

const { addShareholder, updateShareholder, deleteShareholder, getShareholders } =
  shareholderApi.endpoints;

/** The calls behind the cards of management and shareholders. */
export function useShareholderStore(): CardStore<Shareholder, ShareholderRequest> {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      add: (body) => answered(dispatch(addShareholder.initiate({ body }, UNTRACKED))),
      update: (id, body) => answered(dispatch(updateShareholder.initiate({ id, body }, UNTRACKED))),
      remove: (id) => answered(dispatch(deleteShareholder.initiate({ id }, UNTRACKED))),
      keep: (item) =>
        void dispatch(
          shareholderApi.util.updateQueryData('getShareholders', undefined, (items) =>
            withItem(items, item),
          ),
        ),
      refetch: () => refetched(dispatch(getShareholders.initiate(undefined, FORCE_REFETCH))),
    }),
    [dispatch],
  );
}
