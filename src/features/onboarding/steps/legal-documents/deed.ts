import { object } from 'yup';
import type { Deed } from '@/api/wire';
import { isBlank } from '@/domain/validation/check';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseText } from '@/domain/validation/normalise';
import type { OnboardingContext, SaveHistory, StoredFile } from '../../engine/stepDefinition';
import { isLeftAlone, partsOf, type HeldIn } from '../shared/patch';
import { fileOf, fileRefOf, sentDate, sentText, textOf } from '../shared/values';

/** A deed as the form holds it: the file, its number and its date. */
export type DeedValues = {
  document: StoredFile | null;
  number: string;
  validityDate: string;
};

export const deedValues = (held: Deed | null): DeedValues => ({
  document: fileOf(held),
  number: textOf(held?.number),
  validityDate: textOf(held?.validity_date),
});

/** Whether any part of a deed is given. */
export const isDeedGiven = (deed: object): boolean =>
  Object.values(deed).some((value) => !isBlank(value));

/** File, number and date of a deed; of an optional one all or nothing. */
export function deedSchema(today: string, { isOptional = false } = {}) {
  const options = isOptional ? { appliesWhen: isDeedGiven } : {};
  return object({
    document: fieldRules.file(options),
    number: fieldRules.deedNumber(options),
    validityDate: fieldRules.pastDate(today, options),
  });
}

const sent = (deed: DeedValues) => ({
  ...fileRefOf(deed.document),
  number: sentText(deed.number, normaliseText),
  validity_date: sentDate(deed.validityDate),
});

/**
 * A deed as it is sent: null where it was removed, undefined where nothing of it was changed here. The
 * server replaces it as a whole, so what nobody touched goes back in the server's own words.
 * `deedOf` finds it among the form's values.
 */
export function deedUpdate<Values>(
  deedOf: (values: Values) => DeedValues,
  heldIn: HeldIn<Deed>,
  values: Values,
  context: OnboardingContext,
  history: SaveHistory<Values>,
): Deed | null | undefined {
  const sentDeed = (each: Values) => sent(deedOf(each));
  if (isLeftAlone(sentDeed, values, history)) return undefined;
  const before = [history.began, ...history.tried].map(deedOf);
  const file = fileRefOf(deedOf(values).document);
  if (file === null) return before.some(({ document }) => document !== null) ? null : undefined;
  const changed = partsOf(values, context, history)(sentDeed, heldIn);
  const isAnotherFile = before.some(({ document }) => document?.pathUrl !== file.path_url);
  return {
    ...file,
    ...(heldIn(context) ?? sentDeed(values)),
    ...(isAnotherFile && file),
    ...changed,
  };
}
