import { callEndpoint } from '@/api/callEndpoint';
import type { Result } from '@/api/request';
import { userApi } from '@/api/userApi';
import { pickKeys } from '@/primitives/records';
import { useAppDispatch } from '@/state/hooks';
import type { OnboardingContext, ReplacedValue } from '../model/stepDefinition';

/** The values of one object of the detail that are named `prefix.key`. */
const pick = <Part extends object>(
  part: Part,
  prefix: string,
  names: readonly string[],
): Partial<Part> => pickKeys(part, (key) => names.includes(`${prefix}.${key}`));

/** The context with these values as the server has them now, and everything else unchanged. */
export function useFreshDetail() {
  const dispatch = useAppDispatch();
  return async (
    context: OnboardingContext,
    replaced: readonly ReplacedValue[],
  ): Promise<Result<OnboardingContext>> => {
    const fresh = await dispatch(callEndpoint(userApi.endpoints.getUserDetail, undefined));
    if (fresh.problem) return fresh;
    const { detail } = context;
    const documents = {
      ...detail.documents,
      ...pick(fresh.value.documents, 'documents', replaced),
    };
    const addresses = {
      ...detail.addresses,
      ...pick(fresh.value.addresses, 'addresses', replaced),
    };
    return { value: { ...context, detail: { ...detail, documents, addresses } } };
  };
}
