import { completeContext } from '@/testing/onboarding/completeContext';
import { builtDefinitions } from '@/testing/oracle/everyForm';
import { forms } from '@/testing/oracle/forms';
import { withValue } from '@/testing/oracle/paths';
import { oldValue, storedPath } from '@/testing/oracle/storedValues';
import { errorsBySchema } from '@/ui/forms/formErrors';

const formSteps = builtDefinitions.flatMap((each) => (each.kind === 'form' ? [each] : []));

test.each(formSteps)('$id names every field that it refuses', (form) => {
  const context = forms[form.id]?.context;
  if (!context) throw new Error(`The oracle does not know ${form.id}`);
  const refused = Object.keys(errorsBySchema(form.schema(context), form.initialValues(context)));
  expect(refused.length).toBeGreaterThan(0);
  expect(form.missing(context)).toHaveLength(refused.length);
});

test.each(formSteps)('$id is complete just where nothing is missing', async (form) => {
  const complete = await completeContext();
  const { fields = {}, context: incomplete = complete } = forms[form.id] ?? {};
  const edited = Object.values(fields).flatMap((entry) => {
    if (!('at' in entry) || entry.at === null) return [];
    const at = storedPath(entry.at);
    return [null, oldValue(entry, entry.at)].map((value) => withValue(complete, at, value));
  });
  const verdicts = [complete, incomplete, ...edited].map((context) => ({
    isComplete: form.isComplete?.(context),
    isNothingMissing: form.missing(context).length === 0,
  }));
  expect(verdicts.filter((each) => each.isComplete !== each.isNothingMissing)).toEqual([]);
  expect(new Set(verdicts.map(({ isComplete }) => isComplete)).size).toBe(2);
});
