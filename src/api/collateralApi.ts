import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { hasId, removeAtOnce } from './optimism';
import { number, object, or, records, text, textOrEmpty, textOrNull } from './readers';
import { adding, changing, removing } from './recordCalls';
import { changes, provides } from './tags';
import type { CollateralDocument, CollateralDocumentRequest } from './wire';

const readCollateral = object<CollateralDocument>({
  id: number,
  document_type_id: or(number, 0),
  type_name_other: textOrNull,
  description: textOrEmpty,
  value: or(number, 0),
  publish_date: textOrNull,
  expired_date: textOrNull,
  file_name: textOrEmpty,
  path_url: text,
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
