import {
  isStatusId,
  STATUS,
  statusRules,
  type StatusId,
  type StatusRule,
} from '@/domain/access/statuses';
import { PATHS, type RoutePath } from '@/domain/access/paths';
import type { TextKey } from '@/i18n/indonesian';

export interface HomeStatus {
  kind: 'info' | 'warning' | 'error';
  titleKey: string;
  bodyKey: TextKey;
  action: { to: RoutePath; labelKey: TextKey };
}

type Banner = NonNullable<StatusRule['banner']>;

/** What happens next, by status. */
const bodies: Partial<Record<StatusId, TextKey>> = {
  [STATUS.waitingFormConsent]: 'notifications.status.waitingFormConsent',
  [STATUS.eSignSelection]: 'notifications.status.eSignSelection',
  [STATUS.rmRevision]: 'notifications.status.rmRevision',
  [STATUS.eKycInvalid]: 'notifications.status.eKycInvalid',
  [STATUS.eKycRejected]: 'notifications.status.eKycRejected',
  [STATUS.notEligible]: 'notifications.status.notEligible',
};

const looks: Readonly<Record<Banner, Pick<HomeStatus, 'kind' | 'action'>>> = {
  submitted: {
    kind: 'info',
    action: { to: PATHS.onboardingSubmitted, labelKey: 'notifications.status.seeProgress' },
  },
  repeatEkyc: {
    kind: 'warning',
    action: { to: PATHS.onboardingSubmitted, labelKey: 'notifications.status.repeatEkyc' },
  },
  rejected: {
    kind: 'error',
    action: { to: PATHS.onboardingRejected, labelKey: 'notifications.status.seeReason' },
  },
};

/** What the home page says about an active status before onboarding is done; null for any other. */
export function homeStatus(statusId: number | null): HomeStatus | null {
  if (!isStatusId(statusId)) return null;
  const { banner, nameKey } = statusRules[statusId];
  const bodyKey = bodies[statusId];
  if (banner === null || bodyKey === undefined) return null;
  return { ...looks[banner], titleKey: nameKey, bodyKey };
}
