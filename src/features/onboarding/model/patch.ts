import type { OnboardingContext, SaveHistory } from './stepDefinition';

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

type WireRecord = Readonly<Record<string, unknown>>;

const isEmpty = (part: WireRecord | null): boolean => Object.values(part ?? {}).every(isNothing);

/** Answers that are only right together: where one was changed, all go as they stand in the form. */
const GO_TOGETHER = [
  ['province_id', 'city_id', 'district_id', 'village_id'],
  ['file_name', 'path_url'],
] as const;

/**
 * What is sent of a record that the server replaces as a whole: null where it was removed here,
 * undefined where nothing of it was changed. What the server holds beside the form's fields is sent
 * along; what nobody touched goes back in the server's own words.
 */
export function replacedRecord(states: PartStates<WireRecord>): WireRecord | null | undefined {
  const { wanted, untouched, tried = [], held } = states;
  if (isEmpty(wanted)) {
    const wasGiven = [untouched, ...tried].some((before) => !isEmpty(before));
    return wasGiven && (!isEmpty(held) || tried.length > 0) ? null : undefined;
  }
  const changed = threeWayPatch(states);
  if (Object.keys(changed).length === 0) return undefined;
  const together = GO_TOGETHER.filter((keys) => keys.some((key) => key in changed)).flat();
  const isSent = (key: string): boolean => key in changed || together.some((one) => one === key);
  const sent = Object.entries(wanted).filter(([key]) => isSent(key));
  const whole = [...Object.entries(held ?? wanted), ...sent];
  return Object.fromEntries(whole.filter(([, value]) => value !== null));
}

/** What is sent of each part of a form: its changes (`threeWayPatch`). */
export function partsOf<Values>(
  values: Values,
  context: OnboardingContext,
  { began, opened = context, tried }: SaveHistory<Values>,
) {
  return <Part extends object>(
    sent: (values: Values) => Part,
    heldIn: (context: OnboardingContext) => Held<Part>,
  ): Partial<Part> =>
    threeWayPatch({
      wanted: sent(values),
      untouched: sent(began),
      tried: tried.map(sent),
      held: heldIn(context),
      heldFirst: heldIn(opened),
    });
}
