import type { Flow } from '@/domain/onboarding/flow';
import type { ResourceName } from '../model/resources';
import { definitionOf } from './registry';

/** What the sub-steps of a flow read, hidden ones included; its pages fetch nothing else. */
export function resourcesReadIn({ steps }: Flow): readonly ResourceName[] {
  const ids = steps.flatMap(({ subSteps }) => subSteps).map(({ id }) => id);
  return [...new Set(ids.flatMap((id) => (id === 'review' ? [] : (definitionOf(id).reads ?? []))))];
}
