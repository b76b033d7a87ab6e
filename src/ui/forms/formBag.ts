import type { ByPath, FormErrors } from './formErrors';

/** What a form asks of Formik, in Formik's words; `PlainForm` has the same without it. */
export type FormBag<Values> = {
  values: Values;
  touched: object;
  setFieldValue(this: void, path: string, value: unknown): unknown;
  setFieldTouched(this: void, path: string, isTouched: boolean): unknown;
  setValues(this: void, change: (values: Values) => Values): unknown;
  /** Sends the values if nothing is wrong with them. Resolves to what is. */
  submitForm(this: void): Promise<FormErrors>;
  /** Reads a path of the values, or of what is touched. */
  getIn(this: void, record: object, path: string): unknown;
};

/** Reads a record that has no others in it. */
export const getFlat = (record: object, name: string): unknown => (record as ByPath<unknown>)[name];
