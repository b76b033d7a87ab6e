import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { hasId, removeAtOnce } from './optimism';
import { number, object, or, records } from './readers';
import { collateralDocumentFields } from './recordFields';
import { adding, changing, removing } from './recordCalls';
import { changes, provides } from './tags';
import type { CollateralDocument, CollateralDocumentRequest } from './wire';

const readCollateral = object<CollateralDocument>({
  ...collateralDocumentFields,
  document_type_id: or(number, 0),
  value: or(number, 0),
});

const BASE = '/user/document/collateral';

export const collateralApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCollaterals: build.query<CollateralDocument[], void>({
      query: () => ({ service: 'identity', path: `${BASE}/all`, read: records(readCollateral) }),
      providesTags: provides('Collaterals'),
    }),
    /** The type is part of the path as well as of the body. */
    addCollateral: build.mutation<
      CollateralDocument,
      CallOptions & { body: CollateralDocumentRequest }
    >({
      query: adding(({ body }) => `${BASE}/type/${body.document_type_id}/add`, readCollateral),
      invalidatesTags: changes('Collaterals'),
    }),
    updateCollateral: build.mutation<
      CollateralDocument,
      CallOptions & { id: number; body: CollateralDocumentRequest }
    >({
      query: changing((id) => `${BASE}/${id}`, readCollateral),
      invalidatesTags: changes('Collaterals'),
    }),
    deleteCollateral: build.mutation<null, CallOptions & { id: number }>({
      query: removing((id) => `${BASE}/${id}`),
      invalidatesTags: changes('Collaterals'),
      onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }): Promise<void> =>
        removeAtOnce(
          queryFulfilled,
          collateralApi.endpoints.getCollaterals.select()(getState()).data,
          (change) =>
            dispatch(collateralApi.util.updateQueryData('getCollaterals', undefined, change)),
          hasId(id),
        ),
    }),
  }),
});
