import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { plainFormatter } from '@/testing/onboarding/plainFormatter';
import { builtDefinitions } from '@/testing/oracle/everyForm';
import type { FieldEntry } from '@/testing/oracle/fieldEntry';
import { forms } from '@/testing/oracle/forms';
import { withValue } from '@/testing/oracle/paths';
import { mergeDraft } from '../model/draftMerge';
import { versionOf } from '../model/draftValues';
import type { FormStepDefinition, FormValues, SummaryRow } from '../model/stepDefinition';
import { comparedRows } from '../parts/draft/comparedRows';

const file = (name: string) => ({ fileName: name, pathUrl: `/files/${name}` });

/** Two values of a field, neither of which was stored when it was opened. */
const VALUES: Readonly<Record<FieldEntry['kind'], readonly [unknown, unknown] | null>> = {
  text: ['71', '82'],
  choice: [71, 82],
  // Two sides that differ from a third cannot differ from each other.
  yesNo: null,
  file: [file('a.jpg'), file('b.jpg')],
  rows: null,
  shown: null,
};

/** What is seen of a value, or opened. */
const textOf = (row: SummaryRow | null): string => row?.file?.pathUrl ?? row?.value ?? '';

const stepForms = builtDefinitions.filter(
  (definition): definition is FormStepDefinition => definition.kind === 'form',
);
const cases = stepForms.flatMap((definition) => {
  const { context, fields } = forms[definition.id]!;
  return Object.entries(fields).flatMap(([path, entry]) => {
    const values = VALUES[entry.kind];
    if (values === null || !('at' in entry)) return [];
    const base = { ...definition.initialValues(context), ...entry.given };
    const isDrafted = definition.excludedFromDraft?.includes(path) !== true;
    return isDrafted ? [{ id: definition.id, path, definition, context, base, values }] : [];
  });
});

const draftOf = (base: FormValues, typed: FormValues) => ({
  typed,
  base,
  baseVersion: versionOf(base),
});

test.each(cases)(
  'D10: $id, $path: changed on both sides, it is offered with both values',
  ({ path, definition: { compare }, context, base, values: [ours, theirs] }) => {
    const [name = ''] = path.split('.');
    const here = withValue(base, path, ours);
    const stored = withValue(base, path, theirs);
    const merged = mergeDraft(stored, draftOf(base, { [name]: here[name] }), compare);
    expect(merged.conflicts).toEqual([[name]]);
    expect(compare.titleOf(name)).not.toBeNull();
    const rowsIn = (each: FormValues) => compare.rows([name], each, context, plainFormatter);
    const rows = comparedRows(rowsIn(merged.values), rowsIn(stored));
    expect(rows.map((row) => [textOf(row.draft), textOf(row.stored)])).toEqual([
      [expect.stringMatching(/71|a\.jpg/), expect.stringMatching(/82|b\.jpg/)],
    ]);
  },
);

test.each(stepForms)(
  'D6, X8: $id: no draft breaks its form nor reaches a prototype, whatever another version stored',
  (each) => {
    const { context } = forms[each.id]!;
    const stored = each.initialValues(context);
    const name = fc.constantFrom(...Object.keys(stored), '__proto__', 'constructor');
    const typedValues = fc.dictionary(name, fc.jsonValue(), { maxKeys: 6 });
    fc.assert(
      fc.property(typedValues, typedValues, (typed, base) => {
        const merged = mergeDraft(stored, draftOf(base, typed), each.compare);
        expect(Object.keys(merged.values)).toEqual(Object.keys(stored));
        for (const names of merged.conflicts)
          each.compare.rows(names, merged.values, context, plainFormatter);
        expect({}).not.toHaveProperty('values');
      }),
      runs(400),
    );
  },
);
