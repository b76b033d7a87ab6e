import { isApiProblem, unanswered } from '@/api/problem';
import type { Answer } from '@/api/request';
import { userApi } from '@/api/userApi';
import type { UserDetail } from '@/api/wire';
import { useAppDispatch } from '@/state/hooks';
import type { OnboardingContext } from './stepDefinition';

type DocumentKey = keyof UserDetail['documents'];

const ANEW = { forceRefetch: true, subscribe: false } as const;

/** The context with these lists of documents as the server has them now, and all else as it was. */
export function useNewestLists() {
  const dispatch = useAppDispatch();
  return async (
    context: OnboardingContext,
    keys: readonly DocumentKey[],
  ): Promise<Answer<OnboardingContext>> => {
    const { data, error } = await dispatch(
      userApi.endpoints.getUserDetail.initiate(undefined, ANEW),
    );
    if (!data) return { problem: isApiProblem(error) ? error : unanswered('unreadable', false) };
    const newest = Object.fromEntries(keys.map((key) => [key, data.documents[key]]));
    const { detail } = context;
    const documents = { ...detail.documents, ...newest };
    return { value: { ...context, detail: { ...detail, documents } } };
  };
}
