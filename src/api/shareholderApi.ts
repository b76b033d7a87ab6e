import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { hasId, removeAtOnce } from './optimism';
import {
  flag,
  flagOrNull,
  list,
  nothing,
  number,
  numberOrNull,
  object,
  or,
  records,
  text,
  textOrEmpty,
  textOrNull,
} from './readers';
import { adding, changing, removing } from './recordCalls';
import { changes, provides } from './tags';
import type { Shareholder, ShareholderFile, ShareholderRequest } from './wire';

const fileOrNull = or(object<ShareholderFile>({ file_name: textOrEmpty, file_path: text }), null);

const readShareholder = object<Shareholder>({
  id: number,
  name: textOrEmpty,
  email: textOrNull,
  phone_number: textOrNull,
  birth_date: textOrNull,
  gender_id: numberOrNull,
  nik: textOrNull,
  npwp: textOrNull,
  address: textOrNull,
  province_id: numberOrNull,
  city_id: numberOrNull,
  district_id: numberOrNull,
  village_id: numberOrNull,
  postal_code: textOrNull,
  rt_rw: textOrNull,
  domiciled_address: textOrNull,
  is_corporate: or(flag, false),
  is_public: flagOrNull,
  shareholder_type_ids: or(list(number), []),
  shareholder_position_id: numberOrNull,
  ownership_percentage: numberOrNull,
  ktp_document: fileOrNull,
  npwp_document: fileOrNull,
});

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
