import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { dataOf } from './optimism';
import { object } from './readers';
import { consultationScheduleFields } from './recordFields';
import { changesUnlessDone, provides } from './tags';
import type { ConsultationSchedule, ConsultationScheduleRequest } from './wire';

const readSchedule = object<ConsultationSchedule>(consultationScheduleFields);

export const consultationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Date and time are both null before the first save. */
    getConsultationSchedule: build.query<ConsultationSchedule, void>({
      query: () => ({
        service: 'identity',
        path: '/user/consultation-schedule/detail',
        read: readSchedule,
      }),
      providesTags: provides('ConsultationSchedule'),
    }),
    saveConsultationSchedule: build.mutation<
      ConsultationSchedule,
      CallOptions & { body: ConsultationScheduleRequest }
    >({
      query: ({ body, problems }) => ({
        service: 'identity',
        path: '/user/consultation-schedule/save',
        method: 'POST',
        body,
        problems,
        read: readSchedule,
      }),
      invalidatesTags: changesUnlessDone('ConsultationSchedule'),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const data = await dataOf(queryFulfilled);
        if (data === null) return;
        await dispatch(
          consultationApi.util.upsertQueryData('getConsultationSchedule', undefined, data),
        );
      },
    }),
  }),
});
