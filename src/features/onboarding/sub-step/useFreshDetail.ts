import { isApiProblem, unanswered } from '@/api/problem';
import type { Answer } from '@/api/request';
import { userApi } from '@/api/userApi';
import { useAppDispatch } from '@/state/hooks';
import type { OnboardingContext, ReplacedAnswer } from '../model/stepDefinition';

const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

/** Of a part of the detail, the answers that are named `prefix.key`. */
const pick = <Part extends object>(
  part: Part,
  prefix: string,
  names: readonly string[],
): Partial<Part> =>
  Object.fromEntries(
    Object.entries(part).filter(([key]) => names.includes(`${prefix}.${key}`)),
  ) as Partial<Part>;

/** The context with these answers as the server has them now, and all else as it was. */
export function useFreshDetail() {
  const dispatch = useAppDispatch();
  return async (
    context: OnboardingContext,
    answers: readonly ReplacedAnswer[],
  ): Promise<Answer<OnboardingContext>> => {
    const { data, error } = await dispatch(
      userApi.endpoints.getUserDetail.initiate(undefined, FORCE_REFETCH),
    );
    // Beside an error stands what was read before.
    if (error !== undefined || !data)
      return { problem: isApiProblem(error) ? error : unanswered('unreadable', false) };
    const { detail } = context;
    const documents = { ...detail.documents, ...pick(data.documents, 'documents', answers) };
    const addresses = { ...detail.addresses, ...pick(data.addresses, 'addresses', answers) };
    return { value: { ...context, detail: { ...detail, documents, addresses } } };
  };
}
