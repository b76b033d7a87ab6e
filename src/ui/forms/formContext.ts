import { createContext, use } from 'react';
import type { MessageRef } from '@/primitives/messageRef';
import type { FormErrors } from './formErrors';

/** What a field reads of the form around it. */
export type FormReading = {
  /** Those that show. */
  errors: FormErrors;
  /** A submit was refused for what is wrong or missing. */
  hasAttempted: boolean;
  isReadOnly: boolean;
  isSubmitting: boolean;
  getValue(this: void, path: string): unknown;
};

/** What a field reports to the form around it; the same functions for as long as the form is there. */
export type FormActions = {
  setValue(this: void, path: string, value: unknown): void;
  /** The field is left, and may say what is wrong with it. */
  touch(this: void, path: string): void;
  /** A field that nobody can fill in yet does not say that it is empty. */
  setWaiting(this: void, path: string, isWaiting: boolean): void;
  /** A field that is not ready to be submitted, such as one that uploads, says why; null once it is. */
  setPending(this: void, path: string, reason: MessageRef | null): void;
  /**
   * A field that only a server can judge hands in what a submit waits for: it settles once what
   * is in the field is judged, or nobody can. Null takes it back.
   */
  setCheck(this: void, path: string, check: SubmitCheck | null): void;
};

export type FormContextValue = FormReading & FormActions;

export type SubmitCheck = () => Promise<void>;

export const FormActionsContext = createContext<FormActions | null>(null);

export const FormContext = createContext<FormReading | null>(null);

/**
 * The same for the fields of one part of a form. A context of its own: whatever reads the form's is
 * rendered again with every key, also below a provider of it that says the same as before.
 */
export const FormPartContext = createContext<FormReading | null>(null);

/** The form, or the part of one, around a field. */
export function useFormContext(): FormContextValue {
  const actions = use(FormActionsContext);
  const reading = use(FormPartContext) ?? use(FormContext);
  if (actions === null || reading === null) throw new Error('A field needs a Form around it');
  return { ...reading, ...actions };
}
