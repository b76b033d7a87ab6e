import type { SubStepId } from '@/domain/onboarding/stepIds';
import { formStep, type FormStepDefinition } from '../stepDefinition';
import type { FieldTable } from './fieldTable';
import type { Entries, ValuesOf } from './entries';

/** A sub-step with the form of one table; `others` adds to it or overrides it. */
export const tableStep = <Table extends Entries>(
  id: SubStepId,
  table: FieldTable<Table>,
  others: Pick<FormStepDefinition<ValuesOf<Table>>, 'Fields'> &
    Partial<FormStepDefinition<ValuesOf<Table>>>,
): FormStepDefinition => formStep<ValuesOf<Table>>({ kind: 'form', id, ...table, ...others });
