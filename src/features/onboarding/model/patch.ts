import { isSameJson } from '@/primitives/isSameJson';
import { pickKeys } from '@/primitives/records';
import type { OnboardingContext, SaveHistory } from './stepDefinition';

/** As the server sees it: no value is null. */
const isSame = (one: unknown, other: unknown): boolean => isSameJson(one ?? null, other ?? null);

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/** An answer that goes with another one, and is dropped where that was changed: the text of 'Lainnya'. */
type GoesWith<Part> = { readonly [Key in keyof Part]?: keyof Part };

/** What the server has of a part. */
type Stored<Part> = Readonly<Partial<Record<keyof Part, unknown>>> | null;

/** One part of what is stored, in the shapes that it went through. */
export interface PartStates<Part> {
  /** As the form has it now. */
  ours: Part;
  /** As the form had it before anything was typed. */
  baseRequest: Part;
  /** As earlier attempts have sent it; the server may have stored that or not. */
  attempts?: readonly Part[];
  /** As the server has it now. */
  theirs: Stored<Part>;
  /** As the server had it when the form was opened; as now where left out. */
  theirsAtOpen?: Stored<Part>;
  goesWith?: GoesWith<Part> | undefined;
}

/**
 * What is sent of a part: what was changed here, and nothing that the server has already. What was
 * emptied is sent as null. What nobody touched is left out, also where it would come out in other
 * words than the server's: saving a form never rewrites an answer behind the applicant's back, nor
 * takes back what another device has changed or emptied meanwhile. Answers that the server has lacked
 * since the form was opened are sent though nobody touched them: they are what the form proposed.
 */
export function threeWayPatch<Part extends object>({
  ours,
  baseRequest,
  attempts = [],
  theirs,
  theirsAtOpen = theirs,
  goesWith = {},
}: PartStates<Part>): Partial<Part> {
  const isChanged = (key: keyof Part | undefined): boolean =>
    key !== undefined && [baseRequest, ...attempts].some((part) => !isSame(ours[key], part[key]));
  return pickKeys(ours, (key) => {
    const before = theirs?.[key];
    // An attempt may have arrived, though the page has not heard of it.
    if (attempts.some((part) => !isSame(part[key], ours[key]))) return true;
    if (isSame(before, ours[key])) return false;
    if (isNothing(before) && isNothing(theirsAtOpen?.[key])) return true;
    return isChanged(key) || (isNothing(ours[key]) && isChanged(goesWith[key]));
  });
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
 * undefined where nothing of it was changed. What the server has beside the form's fields is sent
 * along; what nobody touched goes back in the server's own words.
 */
export function replacedRecord(states: PartStates<WireRecord>): WireRecord | null | undefined {
  const { ours, baseRequest, attempts = [], theirs } = states;
  if (isEmpty(ours)) {
    const wasGiven = [baseRequest, ...attempts].some((before) => !isEmpty(before));
    return wasGiven && (!isEmpty(theirs) || attempts.length > 0) ? null : undefined;
  }
  const changed = threeWayPatch(states);
  if (Object.keys(changed).length === 0) return undefined;
  const together = GO_TOGETHER.filter((keys) => keys.some((key) => key in changed)).flat();
  const isSent = (key: string): boolean => key in changed || together.some((one) => one === key);
  const sent = Object.entries(ours).filter(([key]) => isSent(key));
  const whole = [...Object.entries(theirs ?? ours), ...sent];
  return Object.fromEntries(whole.filter(([, value]) => value !== null));
}

/** What is sent of each part of a form: its changes (`threeWayPatch`). */
export function partsOf<Values>(
  values: Values,
  context: OnboardingContext,
  { base, baseContext = context, attempts }: SaveHistory<Values>,
) {
  return <Part extends object>(
    sent: (values: Values) => Part,
    storedIn: (context: OnboardingContext) => Stored<Part>,
  ): Partial<Part> =>
    threeWayPatch({
      ours: sent(values),
      baseRequest: sent(base),
      attempts: attempts.map(sent),
      theirs: storedIn(context),
      theirsAtOpen: storedIn(baseContext),
    });
}
