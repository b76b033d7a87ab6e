import type { Flow } from '@/domain/onboarding/flow';
import { definitionOf } from './registry';
import type { ContextPart } from '../model/stepDefinition';

/** What the sub-steps of a flow read, hidden ones included; the rest is never fetched. */
export function partsReadIn({ steps }: Flow): ReadonlySet<ContextPart> {
  return new Set(
    steps
      .flatMap(({ subSteps }) => subSteps)
      .flatMap(({ id }) => (id === 'review' ? [] : (definitionOf(id).reads ?? []))),
  );
}
