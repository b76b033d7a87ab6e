import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { anything, list, number, object, or, text, textOrEmpty, textOrNull } from './readers';
import { dataOf } from './optimism';
import { changesUnlessDone, provides } from './tags';
import type { OnboardingStepDetail, OnboardingStepRequest, Revision } from './wire';

const readRevision = object<Revision>({
  step: text,
  sub_step: text,
  field: or(text, undefined),
  note: textOrEmpty,
  previous: anything,
  revised_at: textOrNull,
});

const readStepDetail = object<OnboardingStepDetail>({
  step: textOrNull,
  sub_step: textOrNull,
  user_id: or(number, 0),
  revisions: or(list(readRevision), []),
});

export const onboardingStepApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The sub-step that was saved last according to the server, and what needs revision. */
    getOnboardingStep: build.query<OnboardingStepDetail, void>({
      query: () => ({
        service: 'identity',
        path: '/user/onboarding-step/detail',
        read: readStepDetail,
      }),
      providesTags: provides('OnboardingStep'),
    }),
    saveOnboardingStep: build.mutation<
      OnboardingStepDetail,
      CallOptions & { body: OnboardingStepRequest }
    >({
      query: ({ body, problems }) => ({
        service: 'identity',
        path: '/user/onboarding-step/save',
        method: 'POST',
        body,
        problems,
        read: readStepDetail,
      }),
      invalidatesTags: changesUnlessDone('OnboardingStep'),
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const data = await dataOf(queryFulfilled);
        if (data !== null)
          await dispatch(
            onboardingStepApi.util.upsertQueryData('getOnboardingStep', undefined, data),
          );
      },
    }),
  }),
});

export const { useGetOnboardingStepQuery } = onboardingStepApi;
