import type { DraftRecord } from '@/ports/drafts';
import { isSameJson } from '@/primitives/isSameJson';
import type { FormValues } from './stepDefinition';

/** Names a state of the server's answers: short, the same for the same answers, and not readable. */
export function versionOf(values: unknown): string {
  let hash = 5381;
  for (const character of JSON.stringify(values)) {
    hash = ((hash << 5) + hash + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}

/**
 * What was typed over the server's answers. The rest is no part of a draft: it may have become another
 * on the server by the time the draft goes on.
 */
export const changesFrom = (storedValues: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isSameJson(value, storedValues[key])),
  );

/**
 * A form's values with what was typed over the server's answers. What is never kept comes from the
 * server; keys that a form has lost since are dropped.
 */
export function withDraft<Values extends FormValues>(
  storedValues: Values,
  typed: DraftRecord['values'],
): Values {
  const typedKeys = Object.keys(storedValues).filter((key) => Object.hasOwn(typed, key));
  return { ...storedValues, ...Object.fromEntries(typedKeys.map((key) => [key, typed[key]])) };
}

/** Whether the server already holds all that a draft does: it was saved, or typed back again. */
export const isDraftSaved = (draft: DraftRecord, storedValues: FormValues): boolean =>
  isSameJson(withDraft(storedValues, draft.values), storedValues);
