import { PATHS, type RoutePath } from '@/domain/access/paths';
import { isOnboardedStatus, STATUS } from '@/domain/access/statuses';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { SubStepPosition } from '@/domain/onboarding/visibleSteps';
import type { TextKey } from '@/i18n/indonesian';
import type { MessageRef } from '@/primitives/messageRef';
import type { OnboardingState } from '../../onboarding/model/onboardingState';

/** A sub-step that lacks something, and what. */
export interface IncompletePart {
  position: SubStepPosition;
  missing: readonly MessageRef[];
}

export interface Completeness {
  completed: number;
  total: number;
  /** Whole per cent; 100 only where nothing is missing. */
  percent: number;
  incomplete: readonly IncompletePart[];
}

const WHOLE = 100;

/**
 * How many visible sub-steps have all their data, by the rule of the onboarding. The review is left
 * out: it has no data of its own.
 */
export function completenessOf({
  visible,
  context,
  definitionOf,
}: Pick<OnboardingState, 'visible' | 'context' | 'definitionOf'>): Completeness {
  const parts = visible
    .flatMap(({ positions }) => positions)
    .flatMap((position) => {
      const { id } = position.subStep;
      return id === 'review' ? [] : [{ position, missing: definitionOf(id).missing(context) }];
    });
  const incomplete = parts.filter(({ missing }) => missing.length > 0);
  const total = parts.length;
  const completed = total - incomplete.length;
  return { completed, total, percent: Math.floor((completed / total) * WHOLE), incomplete };
}

/** The page on which a user after the onboarding completes a sub-step. */
const PAGES: Partial<Record<SubStepId, RoutePath>> = { banks: PATHS.settingsBankAccount };

/**
 * Where a sub-step can be completed at this status; null where the user cannot do it. Assumption:
 * only bank accounts, which the settings change; they show the rest and add other documents.
 */
export const pageToComplete = (id: SubStepId, statusId: number | null): RoutePath | null =>
  (isOnboardedStatus(statusId) && PAGES[id]) || null;

/** What becomes of the sub-steps that the user cannot complete now, by status. */
export function noteOnIncomplete(statusId: number | null): TextKey {
  if (statusId === STATUS.waitingFormConsent) return 'dashboard.data.afterConsent';
  return statusId === STATUS.rmRevision ? 'dashboard.data.byTeam' : 'dashboard.data.contact';
}
