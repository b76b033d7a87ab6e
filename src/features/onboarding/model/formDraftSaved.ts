import type { DraftRecord } from '@/ports/drafts';
import { isDraftSaved } from './draftMerge';
import type { OnboardingContext, StepDefinition } from './stepDefinition';

/** Whether the server has all of a form's draft; a list of cards looks after its draft itself. */
export const isFormDraftSaved = (
  definition: StepDefinition,
  draft: DraftRecord,
  context: OnboardingContext,
): boolean =>
  definition.kind === 'form' &&
  isDraftSaved(draft, definition.initialValues(context), definition.compare);
