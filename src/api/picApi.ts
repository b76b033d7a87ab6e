import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { dataOf } from './optimism';
import { object } from './readers';
import { picFields } from './recordFields';
import { changesUnlessDone, provides } from './tags';
import type { Pic, PicUpdateRequest } from './wire';

const readPic = object<Pic>(picFields);

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

export const { useGetPicQuery } = picApi;
