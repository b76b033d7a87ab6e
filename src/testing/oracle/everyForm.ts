import { SUB_STEP_IDS } from '@/domain/onboarding/stepIds';
import type { EditableSubStepId, StepDefinition } from '@/features/onboarding/model/stepDefinition';
import { definitionOf } from '@/features/onboarding/screens/registry';
import { cards } from './cards';
import type { FieldEntry } from './fieldEntry';
import { forms } from './forms';
import { judgedCard, judgedForm, type JudgedForm } from './judged';

const ids = SUB_STEP_IDS.filter((id): id is EditableSubStepId => id !== 'review');

/** The definitions of all sub-steps that have a screen. */
export const builtDefinitions: readonly StepDefinition[] = ids.map(definitionOf);

/** Lists whose rows have only files; separate tests cover them. */
const FILES_ONLY: readonly string[] = ['bank-statements'];

/** Sub-steps that have a screen but no entry in the oracle. */
export const unknownToOracle: readonly string[] = builtDefinitions
  .filter(({ id, kind }) => !(kind === 'form' ? id in forms : id in cards))
  .map(({ id }) => id)
  .filter((id) => !FILES_ONLY.includes(id));

/** Every form and every kind of card, with the fields from the spec. */
export const judgedForms: readonly JudgedForm[] = builtDefinitions.flatMap((definition) => {
  const form = forms[definition.id];
  if (definition.kind === 'form') return form ? [judgedForm(definition, form)] : [];
  return Object.entries(cards)
    .filter(([name]) => name.split(':')[0] === definition.id)
    .map(([name, card]) => judgedCard(name, card));
});

/** One field of one form, for a table of tests. */
export interface JudgedField<Kind extends FieldEntry['kind']> {
  name: string;
  path: string;
  form: JudgedForm;
  entry: Extract<FieldEntry, { kind: Kind }>;
}

const isOf = <Kind extends FieldEntry['kind']>(
  entry: FieldEntry,
  kinds: readonly Kind[],
): entry is Extract<FieldEntry, { kind: Kind }> =>
  (kinds as readonly string[]).includes(entry.kind);

/** The fields of all forms that are of these kinds. */
export const fieldsOf = <Kind extends FieldEntry['kind']>(...kinds: Kind[]): JudgedField<Kind>[] =>
  judgedForms.flatMap((form) =>
    Object.entries({ ...form.fields, ...form.rows }).flatMap(([path, entry]) =>
      isOf(entry, kinds) ? [{ name: form.name, path, form, entry }] : [],
    ),
  );
