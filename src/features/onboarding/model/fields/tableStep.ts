import { formStep, type EditableSubStepId, type FormStepDefinition } from '../stepDefinition';
import type { FieldTable } from './fieldTable';
import type { Entries, ValuesOf } from './entries';

/** A sub-step with the form of one table; `others` adds to it or overrides it. */
export const tableStep = <Table extends Entries>(
  id: EditableSubStepId,
  table: FieldTable<Table>,
  others: Partial<FormStepDefinition<ValuesOf<Table>>> = {},
): FormStepDefinition => formStep<ValuesOf<Table>>({ kind: 'form', id, ...table, ...others });
