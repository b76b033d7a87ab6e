import type { DraftRecord } from '@/ports/drafts';
import { isSameJson } from '@/primitives/isSameJson';
import type { FormValues } from './stepDefinition';

/** Identifies stored values: short, the same for the same values, and not readable. */
export function versionOf(values: unknown): string {
  let hash = 5381;
  for (const character of JSON.stringify(values)) {
    hash = ((hash << 5) + hash + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}

/**
 * The typed values that differ from the stored ones. Unchanged values are not part of a draft,
 * because they may change on the server before the draft is restored.
 */
export const changesFrom = (storedValues: FormValues, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !isSameJson(value, storedValues[key])),
  );

/**
 * The stored values with the typed ones on top. Values excluded from drafts come from the server;
 * keys that the form no longer has are dropped.
 */
export function withDraft<Values extends FormValues>(
  storedValues: Values,
  typed: DraftRecord['values'],
): Values {
  const typedKeys = Object.keys(storedValues).filter((key) => Object.hasOwn(typed, key));
  return { ...storedValues, ...Object.fromEntries(typedKeys.map((key) => [key, typed[key]])) };
}
