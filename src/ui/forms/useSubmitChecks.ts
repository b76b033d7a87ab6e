import { useCallback, useRef } from 'react';
import type { FormContextValue, SubmitCheck } from './formContext';

/** What a submit of the form waits for; nothing where no field asks for it. */
export function useSubmitChecks(): Pick<FormContextValue, 'setCheck'> & {
  checkAll(this: void): Promise<unknown> | undefined;
} {
  const checks = useRef(new Map<string, SubmitCheck>());
  const setCheck = useCallback((path: string, check: SubmitCheck | null) => {
    if (check === null) checks.current.delete(path);
    else checks.current.set(path, check);
  }, []);
  const checkAll = useCallback(() => {
    const all = [...checks.current.values()];
    return all.length === 0 ? undefined : Promise.all(all.map((check) => check()));
  }, []);
  return { checkAll, setCheck };
}
