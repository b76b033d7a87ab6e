import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { fileRefOrNull } from './fileRefs';
import { dataOf } from './optimism';
import { numberOrNull, object, part, textOrNull } from './readers';
import { changesUnlessDone, provides } from './tags';
import type { Pic, PicInformation, PicUpdateRequest } from './wire';

const readPic = object<Pic>({
  address: textOrNull,
  ktp: fileRefOrNull,
  id_card: fileRefOrNull,
  appointment_letter: fileRefOrNull,
  information: part<PicInformation>({
    name: textOrNull,
    email: textOrNull,
    phone_number: textOrNull,
    nik: textOrNull,
    npwp: textOrNull,
    birth_place: textOrNull,
    birth_date: textOrNull,
    position_id: numberOrNull,
    division: textOrNull,
  }),
});

/** The person in charge of a company or partner (fields.md#pic). */
export const picApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPic: build.query<Pic, void>({
      query: () => ({ service: 'identity', path: '/user/pic/detail', read: readPic }),
      providesTags: provides('Pic'),
    }),
    /** Merges the given fields; the response is the whole record, so nothing is fetched again. */
    updatePic: build.mutation<Pic, CallOptions & { body: PicUpdateRequest }>({
      query: ({ body, problems }) => ({
        service: 'identity',
        path: '/user/pic/update',
        method: 'PATCH',
        body,
        problems,
        read: readPic,
      }),
      invalidatesTags: changesUnlessDone('Pic'),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const data = await dataOf(queryFulfilled);
        if (data === null) return;
        await dispatch(picApi.util.upsertQueryData('getPic', undefined, data));
      },
    }),
  }),
});
