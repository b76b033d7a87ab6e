import { baseApi } from './baseApi';
import { authApi } from './authApi';
import type { CallOptions } from './baseQuery';
import { flag, number, object } from './readers';
import { dataOf } from './optimism';
import { changesUnlessDone, provides } from './tags';
import { userDetailFields } from './userDetailFields';
import { withoutEmptyDocuments } from './userUpdate';
import type {
  IdentificationCheckData,
  IdentificationCheckRequest,
  UserDetail,
  UserUpdateRequest,
} from './wire';

const readUserDetail = object<UserDetail>(userDetailFields);
const readStatus = object({ onboarding_status_id: number });
const readCheck = object<IdentificationCheckData>({ is_available: flag });

const UNPROCESSABLE = 422;

export const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUserDetail: build.query<UserDetail, void>({
      query: () => ({ service: 'identity', path: '/user/detail', read: readUserDetail }),
      providesTags: provides('UserDetail'),
    }),
    /** Merges the given fields; the response is the whole detail, so nothing is fetched again. */
    updateUser: build.mutation<UserDetail, CallOptions & { body: UserUpdateRequest }>({
      query: ({ body, problems }) => ({
        service: 'identity',
        path: '/user/update',
        method: 'PATCH',
        body: withoutEmptyDocuments(body),
        problems,
        read: readUserDetail,
      }),
      invalidatesTags: changesUnlessDone('UserDetail'),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const data = await dataOf(queryFulfilled);
        if (data === null) return;
        await dispatch(userApi.util.upsertQueryData('getUserDetail', undefined, data));
      },
    }),
    /** Profile and detail both contain the status; both are updated from the response. */
    updateOnboardingStatus: build.mutation<
      { onboarding_status_id: number },
      CallOptions & { userId: number; statusId: number }
    >({
      query: ({ userId, statusId, problems }) => ({
        service: 'identity',
        path: `/user/${userId}/onboarding-status`,
        method: 'PUT',
        body: { onboarding_status_id: statusId },
        problems,
        read: readStatus,
      }),
      invalidatesTags: (result, problem) => [
        ...changesUnlessDone('Profile', 'UserDetail')(result, problem),
        // Something has been flagged in the meantime.
        ...(problem?.status === UNPROCESSABLE ? (['OnboardingStep'] as const) : []),
      ],
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const data = await dataOf(queryFulfilled);
        if (data === null) return;
        dispatch(
          authApi.util.updateQueryData('getProfile', undefined, (profile) => {
            profile.status_id = data.onboarding_status_id;
          }),
        );
        dispatch(
          userApi.util.updateQueryData('getUserDetail', undefined, (detail) => {
            detail.onboarding_status_id = data.onboarding_status_id;
          }),
        );
      },
    }),
    /** Whether a NIK or NPWP is free to use. A hint beside the field, so never a toast. */
    checkIdentification: build.mutation<
      IdentificationCheckData,
      { body: IdentificationCheckRequest }
    >({
      query: ({ body }) => ({
        service: 'identity',
        path: '/user/identification-check',
        method: 'POST',
        body,
        problems: 'inline',
        read: readCheck,
      }),
    }),
  }),
});

export const { useGetUserDetailQuery, useCheckIdentificationMutation } = userApi;
