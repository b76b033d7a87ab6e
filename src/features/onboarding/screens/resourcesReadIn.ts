import type { Flow, SubStep } from '@/domain/onboarding/flow';
import type { ResourceName } from '../model/resources';
import { definitionOf } from './registry';

/** What the sub-steps of a flow read, hidden ones included; its pages fetch nothing else. */
export function resourcesReadIn({ steps }: Flow): readonly ResourceName[] {
  return [...new Set(steps.flatMap(({ subSteps }) => subSteps).flatMap(readsOf))];
}

function readsOf({ id, hasSchedule }: SubStep): readonly ResourceName[] {
  const reads = id === 'review' ? [] : (definitionOf(id).reads ?? []);
  return reads.filter((name) => name !== 'schedule' || hasSchedule === true);
}
