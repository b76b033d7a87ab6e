import { useMemo } from 'react';
import { collateralApi } from '@/api/collateralApi';
import type { CollateralDocument, CollateralDocumentRequest } from '@/api/wire';
import { useAppDispatch } from '@/state/hooks';
import { FORCE_REFETCH, answered, refetched, UNTRACKED, withItem } from '../../cards/answers';
import type { CardStore } from '../../cards/cardKind';

const { addCollateral, updateCollateral, deleteCollateral, getCollaterals } =
  collateralApi.endpoints;

/** The calls behind the cards of collateral. */
export function useCollateralStore(): CardStore<CollateralDocument, CollateralDocumentRequest> {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      add: (body) => answered(dispatch(addCollateral.initiate({ body }, UNTRACKED))),
      update: (id, body) => answered(dispatch(updateCollateral.initiate({ id, body }, UNTRACKED))),
      remove: (id) => answered(dispatch(deleteCollateral.initiate({ id }, UNTRACKED))),
      keep: (item) =>
        void dispatch(
          collateralApi.util.updateQueryData('getCollaterals', undefined, (items) =>
            withItem(items, item),
          ),
        ),
      refetch: () => refetched(dispatch(getCollaterals.initiate(undefined, FORCE_REFETCH))),
    }),
    [dispatch],
  );
}
