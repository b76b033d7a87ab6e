import { isSameJson } from '@/primitives/isSameJson';
import { pickKeys } from '@/primitives/records';
import type { OnboardingContext, SaveHistory } from './stepDefinition';

/** The value as the server sees it: none is null. */
const isSame = (one: unknown, other: unknown): boolean => isSameJson(one ?? null, other ?? null);

const isNothing = (value: unknown): boolean => value === null || value === undefined;

/**
 * A value that depends on another one, and is dropped when that one changes: the text of 'Lainnya'.
 */
type GoesWith<Part> = { readonly [Key in keyof Part]?: keyof Part };

/** What the server has stored of a part. */
type Stored<Part> = Readonly<Partial<Record<keyof Part, unknown>>> | null;

/** One part of the stored data, in all its versions. */
export interface PartStates<Part> {
  /** The current values of the form. */
  ours: Part;
  /** The values of the form before anything was typed. */
  baseRequest: Part;
  /** What earlier attempts have sent; the server may or may not have stored it. */
  attempts?: readonly Part[];
  /** What the server has stored now. */
  theirs: Stored<Part>;
  /** What the server had stored when the form was opened; the same as now by default. */
  theirsAtOpen?: Stored<Part>;
  goesWith?: GoesWith<Part> | undefined;
}

/**
 * The patch of a part: only what was changed here and the server does not have yet. Emptied values
 * are sent as null. Untouched values are left out, even if the form would write them differently:
 * saving a form never rewrites a value on its own, nor undoes what another device has changed or
 * emptied meanwhile. Values that the server has lacked since the form was opened are sent even if
 * untouched, because the form proposed them.
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
    // An attempt without a response may have arrived.
    if (attempts.some((part) => !isSame(part[key], ours[key]))) return true;
    if (isSame(before, ours[key])) return false;
    if (isNothing(before) && isNothing(theirsAtOpen?.[key])) return true;
    return isChanged(key) || (isNothing(ours[key]) && isChanged(goesWith[key]));
  });
}

type WireRecord = Readonly<Record<string, unknown>>;

const isEmpty = (part: WireRecord | null): boolean => Object.values(part ?? {}).every(isNothing);

/**
 * Values that are only right together: if one was changed, all are sent as they are in the form.
 */
const GO_TOGETHER = [
  ['province_id', 'city_id', 'district_id', 'village_id'],
  ['file_name', 'path_url'],
] as const;

/**
 * What is sent of a record that the server replaces as a whole: null if it was removed here,
 * undefined if nothing of it was changed. Other stored values of the record are sent along;
 * untouched values are sent exactly as the server has them.
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
