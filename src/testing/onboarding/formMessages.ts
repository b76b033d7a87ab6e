import type { FormValues, OnboardingContext } from '@/features/onboarding/model/stepDefinition';
import { errorsBySchema, type FormSchema } from '@/ui/forms/formErrors';
import { inIndonesian } from '../oracle/inIndonesian';

/** The messages of a form for these values, in Indonesian, by the path of the field. */
export function formMessages(
  form: { schema: (context: OnboardingContext) => FormSchema },
  values: FormValues,
  context: OnboardingContext,
): Record<string, string> {
  const errors = Object.entries(errorsBySchema(form.schema(context), values));
  return Object.fromEntries(errors.map(([path, ref]) => [path, inIndonesian(ref)]));
}
