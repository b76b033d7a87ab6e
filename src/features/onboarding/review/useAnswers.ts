import { useMemo } from 'react';
import type { SubStepPosition } from '@/domain/onboarding/visibleSteps';
import type { StepDefinition, SummaryFormatter } from '../model/stepDefinition';
import { regionsOfNotes, subStepNotes } from '../model/subStepNotes';
import { useOnboarding } from '../model/useOnboarding';
import { useSummaryFormatter } from '../parts/summary/useSummaryFormatter';

/** A visible sub-step with values of the applicant. */
export interface AnsweredSubStep {
  position: SubStepPosition;
  definition: StepDefinition;
}

/** All sub-steps whose values are shown, in order, and what turns these values into text. */
export function useAnswers(): { answers: AnsweredSubStep[]; formatter: SummaryFormatter } {
  const { context, visible, flags, definitionOf } = useOnboarding();
  const answers = useMemo(
    () =>
      visible
        .flatMap(({ positions }) => positions)
        .flatMap((position) => {
          const { id } = position.subStep;
          return id === 'review' ? [] : [{ position, definition: definitionOf(id) }];
        }),
    [visible, definitionOf],
  );
  const lists = useMemo(
    () => [...new Set(answers.flatMap(({ definition }) => definition.masterLists ?? []))],
    [answers],
  );
  const regions = useMemo(
    () =>
      answers.flatMap(({ definition }) => [
        ...(definition.regions?.(context) ?? []),
        ...regionsOfNotes(subStepNotes(definition, flags.get(definition.id) ?? [], context)),
      ]),
    [answers, flags, context],
  );
  return { answers, formatter: useSummaryFormatter(lists, regions) };
}
