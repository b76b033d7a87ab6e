import { callEndpoint } from '@/api/callEndpoint';
import type { Result } from '@/api/request';
import { userApi } from '@/api/userApi';
import { pickKeys } from '@/primitives/records';
import { useAppDispatch } from '@/state/hooks';
import type { OnboardingContext, ReplacedAnswer } from '../model/stepDefinition';

/** Of a part of the detail, the answers that are named `prefix.key`. */
const pick = <Part extends object>(
  part: Part,
  prefix: string,
  names: readonly string[],
): Partial<Part> => pickKeys(part, (key) => names.includes(`${prefix}.${key}`));

/** The context with these answers as the server has them now, and all else as it was. */
export function useFreshDetail() {
  const dispatch = useAppDispatch();
  return async (
    context: OnboardingContext,
    answers: readonly ReplacedAnswer[],
  ): Promise<Result<OnboardingContext>> => {
    const fresh = await dispatch(callEndpoint(userApi.endpoints.getUserDetail, undefined));
    if (fresh.problem) return fresh;
    const { detail } = context;
    const documents = { ...detail.documents, ...pick(fresh.value.documents, 'documents', answers) };
    const addresses = { ...detail.addresses, ...pick(fresh.value.addresses, 'addresses', answers) };
    return { value: { ...context, detail: { ...detail, documents, addresses } } };
  };
}
