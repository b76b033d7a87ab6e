import type { UserUpdateRequest } from '@/api/wire';
import type { SaveCall } from '../../engine/stepDefinition';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** One part of the user detail, three times in the shape that is sent. */
export interface PartStates<Part> {
  /** As the form has it now. */
  wanted: Part;
  /** As the form had it before anything was typed. */
  untouched: Part;
  /** As the server holds it. */
  held: Readonly<Partial<Record<keyof Part, unknown>>> | null;
  /** Answers that go with another one, and are dropped where that was changed: the text of 'Lainnya'. */
  goesWith?: { readonly [Key in keyof Part]?: keyof Part };
}

/**
 * What is sent of a part. What was emptied is sent as null where the server holds something. What
 * nobody touched and would come out in other words than the server holds, or not at all, is left
 * out: saving a form never rewrites an answer behind the applicant's back.
 */
export function patchOf<Part extends object>({
  wanted,
  untouched,
  held,
  goesWith = {},
}: PartStates<Part>): Partial<Part> {
  const isChanged = (key: keyof Part | undefined): boolean =>
    key !== undefined && !isSame(wanted[key], untouched[key]);
  const keys = Object.keys(wanted) as (keyof Part)[];
  const sent = keys.filter((key) => {
    const before = held?.[key];
    const isTouched = isChanged(key) || (isNothing(wanted[key]) && isChanged(goesWith[key]));
    if (isNothing(wanted[key])) return isTouched && !isNothing(before);
    return isTouched || isNothing(before) || isSame(before, wanted[key]);
  });
  return Object.fromEntries(sent.map((key) => [key, wanted[key]])) as Partial<Part>;
}

/** Of a patch only what the server does not hold yet. */
export function changesOf<Part extends object>(states: PartStates<Part>): Partial<Part> {
  const changes = Object.entries(patchOf(states)).filter(
    ([key, value]) => !isSame(states.held?.[key as keyof Part], value),
  );
  return Object.fromEntries(changes) as Partial<Part>;
}

type Body = { [Key in keyof UserUpdateRequest]: UserUpdateRequest[Key] };

const hasContent = (part: unknown): boolean =>
  typeof part !== 'object' || part === null || Object.keys(part).length > 0;

/** The call that stores these parts; empty ones are left out, and no call is made of nothing. */
export function detailCalls(parts: Body): SaveCall[] {
  const filled = Object.entries(parts).filter(([, part]) => hasContent(part));
  return filled.length === 0 ? [] : [{ kind: 'detail', body: Object.fromEntries(filled) }];
}
