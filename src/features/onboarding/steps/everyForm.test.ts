import { forms } from '@/testing/oracle/forms';
import { builtDefinitions } from '@/testing/oracle/everyForm';
import { errorsBySchema } from '@/ui/forms/formErrors';

test.each(builtDefinitions.flatMap((each) => (each.kind === 'form' ? [each] : [])))(
  '$id names every field that it refuses',
  (form) => {
    const context = forms[form.id]?.context;
    if (!context) throw new Error(`The oracle does not know ${form.id}`);
    const refused = Object.keys(errorsBySchema(form.schema(context), form.initialValues(context)));
    expect(refused.length).toBeGreaterThan(0);
    expect(form.missing(context)).toHaveLength(refused.length);
  },
);
