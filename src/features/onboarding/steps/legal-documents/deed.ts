import type { Deed } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
import { fieldGroup } from '../../model/fields/fieldGroup';
import { fieldsOf } from '../../model/fields/fields';
import type { ReplacedPart, WHOLE } from '../../model/fields/wirePaths';

const field = fieldsOf<Deed & Record<typeof WHOLE, Deed>, unknown, { today: string }>();

/** A deed: its file, its number and its date. */
export const deedGroup = (
  section: 'onboardingLegal.establishment' | 'onboardingLegal.change',
  at: ReplacedPart & `documents.${string}`,
  options?: { isAllOrNothing: boolean },
) =>
  fieldGroup(
    section,
    {
      document: field.ownFile('*'),
      number: field.text('number', fieldRules.deedNumber),
      validityDate: field.date('validity_date', fieldRules.pastDate),
    },
    { at, ...options },
  );
