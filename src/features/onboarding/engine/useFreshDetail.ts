import { isApiProblem, unanswered } from '@/api/problem';
import type { Answer } from '@/api/request';
import { userApi } from '@/api/userApi';
import { useAppDispatch } from '@/state/hooks';
import type { OnboardingContext, ReplacedParts } from './stepDefinition';

const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

/** Of a part of the detail, the named answers. */
const pick = <Part extends object>(part: Part, keys: readonly (keyof Part)[] = []): Partial<Part> =>
  Object.fromEntries(keys.map((key) => [key, part[key]])) as Partial<Part>;

/** The context with these parts as the server has them now, and all else as it was. */
export function useFreshDetail() {
  const dispatch = useAppDispatch();
  return async (
    context: OnboardingContext,
    parts: ReplacedParts,
  ): Promise<Answer<OnboardingContext>> => {
    const { data, error } = await dispatch(
      userApi.endpoints.getUserDetail.initiate(undefined, FORCE_REFETCH),
    );
    // Beside an error stands what was read before.
    if (error !== undefined || !data)
      return { problem: isApiProblem(error) ? error : unanswered('unreadable', false) };
    const { detail } = context;
    const documents = { ...detail.documents, ...pick(data.documents, parts.documents) };
    const addresses = { ...detail.addresses, ...pick(data.addresses, parts.addresses) };
    return { value: { ...context, detail: { ...detail, documents, addresses } } };
  };
}
