import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { hasId, removeAtOnce } from './optimism';
import { nothing, object, records } from './readers';
import { shareholderFields } from './recordFields';
import { adding, changing, removing } from './recordCalls';
import { changes, provides } from './tags';
import type { Shareholder, ShareholderRequest } from './wire';

const readShareholder = object<Shareholder>(shareholderFields);

const BASE = '/user/shareholder';

/** Management and shareholders: one list of cards for both (fields.md#management-shareholders). */
export const shareholderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShareholders: build.query<Shareholder[], void>({
      query: () => ({ service: 'identity', path: `${BASE}/all`, read: records(readShareholder) }),
      providesTags: provides('Shareholders'),
    }),
    addShareholder: build.mutation<Shareholder, CallOptions & { body: ShareholderRequest }>({
      query: adding(() => BASE, readShareholder),
      invalidatesTags: changes('Shareholders'),
    }),
    updateShareholder: build.mutation<
      Shareholder,
      CallOptions & { id: number; body: ShareholderRequest }
    >({
      query: changing((id) => `${BASE}/${id}`, readShareholder),
      invalidatesTags: changes('Shareholders'),
    }),
    deleteShareholder: build.mutation<null, CallOptions & { id: number }>({
      query: removing((id) => `${BASE}/${id}`),
      invalidatesTags: changes('Shareholders'),
      onQueryStarted: ({ id }, { dispatch, getState, queryFulfilled }): Promise<void> =>
        removeAtOnce(
          queryFulfilled,
          shareholderApi.endpoints.getShareholders.select()(getState()).data,
          (change) =>
            dispatch(shareholderApi.util.updateQueryData('getShareholders', undefined, change)),
          hasId(id),
        ),
    }),
    /** Prepares the e-signature of the current list; 409 while the list is incomplete. */
    createEsign: build.mutation<null, CallOptions>({
      query: ({ problems }) => ({
        service: 'identity',
        path: `${BASE}/esign/create`,
        method: 'POST',
        problems,
        read: nothing,
      }),
      // The server's list differs from the one that the page considered complete.
      invalidatesTags: (_result, problem) => (problem?.status === 409 ? ['Shareholders'] : []),
    }),
  }),
});

export const { useGetShareholdersQuery } = shareholderApi;
