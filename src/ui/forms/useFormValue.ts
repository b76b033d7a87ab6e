import { useFormContext } from './formContext';

/** The value at a path of the form around; for parts that come and go with what was answered. */
export const useFormValue = (path: string): unknown => useFormContext().getValue(path);
