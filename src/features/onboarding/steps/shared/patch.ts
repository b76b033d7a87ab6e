import type { PicUpdateRequest, UserUpdateRequest } from '@/api/wire';
import type { OnboardingContext, SaveCall, SaveHistory } from '../../engine/stepDefinition';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** An answer that goes with another one, and is dropped where that was changed: the text of 'Lainnya'. */
type GoesWith<Part> = { readonly [Key in keyof Part]?: keyof Part };

/** What the server holds of a part. */
type Held<Part> = Readonly<Partial<Record<keyof Part, unknown>>> | null;

/** One part of what is stored, in the shapes that it went through. */
export interface PartStates<Part> {
  /** As the form has it now. */
  wanted: Part;
  /** As the form had it before anything was typed. */
  untouched: Part;
  /** As earlier tries have sent it; the server may hold that or not. */
  tried?: readonly Part[];
  /** As the server holds it. */
  held: Held<Part>;
  /** As the server held it when the form was opened; as now where left out. */
  heldFirst?: Held<Part>;
  goesWith?: GoesWith<Part>;
}

/**
 * What is sent of a part: what was changed here, and nothing that the server holds already. What was
 * emptied is sent as null. What nobody touched is left out, also where it would come out in other
 * words than the server's: saving a form never rewrites an answer behind the applicant's back, nor
 * takes back what another device has changed or emptied meanwhile. Answers that the server has lacked
 * since the form was opened are sent though nobody touched them: they are what the form proposed.
 */
export function threeWayPatch<Part extends object>({
  wanted,
  untouched,
  tried = [],
  held,
  heldFirst = held,
  goesWith = {},
}: PartStates<Part>): Partial<Part> {
  const isChanged = (key: keyof Part | undefined): boolean =>
    key !== undefined && [untouched, ...tried].some((part) => !isSame(wanted[key], part[key]));
  const keys = Object.keys(wanted) as (keyof Part)[];
  const sent = keys.filter((key) => {
    const before = held?.[key];
    // What was tried may have arrived, though the page has not heard of it.
    if (tried.some((part) => !isSame(part[key], wanted[key]))) return true;
    if (isSame(before, wanted[key])) return false;
    if (isNothing(before) && isNothing(heldFirst?.[key])) return true;
    return isChanged(key) || (isNothing(wanted[key]) && isChanged(goesWith[key]));
  });
  return Object.fromEntries(sent.map((key) => [key, wanted[key]])) as Partial<Part>;
}

/** Whether nothing of a part was changed here, in no earlier try either. */
export function isLeftAlone<Values>(
  sent: (values: Values) => unknown,
  values: Values,
  { began, tried }: SaveHistory<Values>,
): boolean {
  const now = sent(values);
  return [began, ...tried].every((before) => isSame(sent(before), now));
}

/** Reads one part out of a form's values as it would be sent. */
type PartOf<Values, Part> = (values: Values) => Part;

/** Finds a part among what the server holds. */
export type HeldIn<Part> = (context: OnboardingContext) => Part | null;

/** What is sent of each part of a form: its changes (`threeWayPatch`). */
export function partsOf<Values>(
  values: Values,
  context: OnboardingContext,
  { began, opened = context, tried }: SaveHistory<Values>,
) {
  return <Part extends object>(
    sent: PartOf<Values, Part>,
    heldIn: (context: OnboardingContext) => Held<Part>,
    goesWith?: GoesWith<Part>,
  ): Partial<Part> =>
    threeWayPatch({
      wanted: sent(values),
      untouched: sent(began),
      tried: tried.map(sent),
      held: heldIn(context),
      heldFirst: heldIn(opened),
      ...(goesWith && { goesWith }),
    });
}

type Part = Readonly<Record<string, unknown>>;

const hasContent = (part: unknown): boolean =>
  typeof part !== 'object' || part === null || Object.keys(part).length > 0;

/** A body of these parts without the empty ones; null where nothing is left. */
function bodyOf(parts: Part): Part | null {
  const filled = Object.entries(parts).filter(([, part]) => hasContent(part));
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

/** The call that stores these parts of the detail; no call is made of nothing. */
export function detailCalls(parts: { [Key in keyof UserUpdateRequest]: UserUpdateRequest[Key] }) {
  const body = bodyOf(parts);
  return body === null ? [] : [{ kind: 'detail', body } satisfies SaveCall];
}

/** The same of the person in charge. */
export function picCalls(parts: { [Key in keyof PicUpdateRequest]: PicUpdateRequest[Key] }) {
  const body = bodyOf(parts);
  return body === null ? [] : [{ kind: 'pic', body } satisfies SaveCall];
}
