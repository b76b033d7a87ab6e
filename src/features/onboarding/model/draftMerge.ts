import type { DraftRecord } from '@/ports/drafts';
import { isSameJson } from '@/primitives/isSameJson';
import { pickKeys } from '@/primitives/records';
import { versionOf } from './draftValues';
import { hasShapeOf } from './hasShapeOf';
import type { DraftValues, FormValues, ValueEquality } from './stepDefinition';

/** What a draft says about a form or a card. */
export interface DraftToMerge {
  typed: DraftValues;
  /** The stored values that the typing is based on; null if they are unknown. */
  base: DraftValues | null;
  /** Identifies those values, also where they are unknown. */
  baseVersion: string;
  /** What a save had sent while the typing went on. */
  sent?: DraftValues | undefined;
}

/** The draft of a form. */
export const draftToMerge = (draft: DraftRecord): DraftToMerge => ({
  typed: draft.values,
  base: draft.baseValues,
  baseVersion: draft.baseVersion,
  sent: draft.sentValues,
});

/** A draft over newer stored values. */
export interface MergedDraft<Values> {
  /** The stored values with the typed ones on top, also where both were changed. */
  values: Values;
  /** What is typed and not stored. */
  touched: readonly string[];
  /** The values that were changed here and on the server, those that go together in one list. */
  conflicts: readonly (readonly string[])[];
  /** The server has stored something since, here or elsewhere. */
  isOlder: boolean;
}

/** Values that are the same only if their JSON is. */
export const EXACTLY: ValueEquality = {
  links: [],
  isSame: (_name, ...both) => isSameJson(...both),
};

/** The names in lists: linked ones in the same. */
function groupLinked(names: readonly string[], links: ValueEquality['links']): string[][] {
  let groups = names.map((name) => [name]);
  for (const link of links) {
    if (!link.every((name) => names.includes(name))) continue;
    const joined = groups.filter((group) => link.some((name) => group.includes(name)));
    groups = [...groups.filter((group) => !joined.includes(group)), joined.flat()];
  }
  return groups.map((group) => names.filter((name) => group.includes(name)));
}

/**
 * Merges a draft with the values that the server has now (a three-way merge). What was changed on
 * one side alone is taken from that side. Where the base is unknown and not the stored values, every
 * typed value counts as changed on both sides.
 */
export function mergeDraft<Values extends FormValues>(
  stored: Values,
  { typed, base, baseVersion, sent = {} }: DraftToMerge,
  { links, isSame }: ValueEquality,
): MergedDraft<Values> {
  const names = Object.keys(stored);
  const known = base ?? (baseVersion === versionOf(stored) ? stored : null);
  const isTyped = (name: string): boolean =>
    Object.hasOwn(typed, name) &&
    hasShapeOf(stored[name], typed[name]) &&
    !(known && isSameJson(typed[name], known[name]));
  const isOurs = (name: string): boolean =>
    Object.hasOwn(sent, name) && isSame(name, sent[name], stored[name]);
  const isNewer = (name: string): boolean =>
    known === null ||
    (Object.hasOwn(known, name) && !isSameJson(known[name], stored[name]) && !isOurs(name));
  const isStored = (name: string): boolean =>
    isSameJson(typed[name], stored[name]) ||
    (isNewer(name) && isSame(name, typed[name], stored[name]));

  const touched = names.filter((name) => isTyped(name) && !isStored(name));
  const changed = names.filter(
    (name) =>
      isNewer(name) &&
      (known === null ? touched.includes(name) : !isTyped(name) || !isStored(name)),
  );
  const moved = names.filter((name) => touched.includes(name) || changed.includes(name));
  const conflicts = groupLinked(moved, links).filter(
    (group) =>
      group.some((name) => touched.includes(name)) && group.some((name) => changed.includes(name)),
  );
  const ours: FormValues = { ...known, ...typed };
  const kept = [...touched, ...conflicts.flat()].filter((name) =>
    hasShapeOf(stored[name], ours[name]),
  );
  return {
    values: { ...stored, ...pickKeys(ours, (name) => kept.includes(name)) },
    touched,
    conflicts,
    isOlder: known === null || changed.length > 0,
  };
}

/** Whether the server has all values of a draft: it was saved, or typed back. */
export const isDraftSaved = (
  draft: DraftRecord,
  stored: FormValues,
  equality: ValueEquality,
): boolean => mergeDraft(stored, draftToMerge(draft), equality).touched.length === 0;

/**
 * What is shown before the user has chosen: the server's values where both have changed, and the typed
 * ones where there is nothing to choose.
 */
export const beforeChoice = <Values extends FormValues>(
  { values, conflicts }: MergedDraft<Values>,
  stored: Values,
): Values => withStored(values, stored, conflicts.flat());

/** The merged values after the user has chosen the server's for some of the conflicts. */
export const withStored = <Values extends FormValues>(
  merged: Values,
  stored: Values,
  names: readonly string[],
): Values => ({ ...merged, ...pickKeys(stored, (name) => names.includes(name)) });
