import type { SubStepId } from '@/domain/onboarding/stepIds';
import { formStep, type FormStepDefinition } from '../../engine/stepDefinition';
import type { Fields, FieldTable, ValuesOf } from './fieldTable';

/** A sub-step that is the form of one table; `others` is what it has beside, or has otherwise. */
export const tableStep = <Table extends Fields>(
  id: SubStepId,
  { initialValues, schema, save, excludedFromDraft, missing, masterLists, rows }: FieldTable<Table>,
  others: Pick<FormStepDefinition<ValuesOf<Table>>, 'Fields'> &
    Partial<FormStepDefinition<ValuesOf<Table>>>,
): FormStepDefinition =>
  formStep<ValuesOf<Table>>({
    kind: 'form',
    id,
    initialValues,
    schema,
    save,
    excludedFromDraft,
    missing,
    masterLists,
    summary: (context, words) => [{ rows: rows(context, words) }],
    ...others,
  });
