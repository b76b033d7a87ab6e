import { messageRef, type MessageRef } from '@/primitives/messageRef';

/** Onboarding statuses and their ids on the wire (statuses.md#statuses). */
export const STATUS = {
  waitingFormConsent: 1,
  eSignSelection: 2,
  rmRevision: 3,
  readyToOnboard: 4,
  inDraft: 5,
  eKycWaiting: 6,
  eKycInvalid: 7,
  eKycRejected: 8,
  eKycSuccess: 9,
  onboardingSuccess: 10,
  businessRevision: 11,
  notEligible: 12,
} as const;

type StatusName = keyof typeof STATUS;
export type StatusId = (typeof STATUS)[StatusName];

/**
 * The status names of statuses.md, for developer tools and tests; users see the text of `nameKey`.
 */
export const STATUS_NAMES = {
  1: 'Waiting Form Consent',
  2: 'e-Sign Selection',
  3: 'RM Revision',
  4: 'Ready to Onboard',
  5: 'In Draft',
  6: 'e-KYC Waiting',
  7: 'e-KYC Invalid',
  8: 'e-KYC Rejected',
  9: 'e-KYC Success',
  10: 'Onboarding Success',
  11: 'Business Revision',
  12: 'Not Eligible',
} as const satisfies Record<StatusId, string>;

/** What one status permits and shows. */
export interface StatusRule {
  readonly nameKey: string;
  /** The set of pages that admit it: onboarding pages, or pages after onboarding. */
  readonly set: 'onboarding' | 'active';
  /** Whether the applicant may change answers. */
  readonly isEditable: boolean;
  /** Whether the user counts as onboarded, which shows the settings menus. */
  readonly isOnboarded: boolean;
  /** The outcome page that admits it, if any. */
  readonly outcome: 'submitted' | 'rejected' | null;
  /** The target of the status banner on the home page, if there is a banner. */
  readonly banner: 'submitted' | 'repeatEkyc' | 'rejected' | null;
}

const onboarding = {
  set: 'onboarding',
  isEditable: true,
  isOnboarded: false,
  outcome: null,
  banner: null,
} as const;

const active = {
  set: 'active',
  isEditable: false,
  isOnboarded: false,
  outcome: 'submitted',
  banner: 'submitted',
} as const;

/** The one table of statuses (statuses.md#statuses). */
export const statusRules: Readonly<Record<StatusId, StatusRule>> = {
  1: { ...active, nameKey: 'access.status.waitingFormConsent' },
  2: { ...active, nameKey: 'access.status.eSignSelection' },
  3: { ...active, nameKey: 'access.status.rmRevision' },
  4: { ...onboarding, nameKey: 'access.status.readyToOnboard' },
  5: { ...onboarding, nameKey: 'access.status.inDraft' },
  6: { ...onboarding, nameKey: 'access.status.eKycWaiting', outcome: 'submitted' },
  7: { ...active, nameKey: 'access.status.eKycInvalid', banner: 'repeatEkyc' },
  8: {
    ...active,
    nameKey: 'access.status.eKycRejected',
    outcome: 'rejected',
    banner: 'rejected',
  },
  9: { ...active, nameKey: 'access.status.eKycSuccess', isOnboarded: true, banner: null },
  10: { ...active, nameKey: 'access.status.onboardingSuccess', isOnboarded: true, banner: null },
  11: { ...onboarding, nameKey: 'access.status.businessRevision' },
  12: {
    ...active,
    nameKey: 'access.status.notEligible',
    outcome: 'rejected',
    banner: 'rejected',
  },
};

export const STATUS_IDS: readonly StatusId[] = Object.values(STATUS);

export function isStatusId(id: number | null): id is StatusId {
  return STATUS_IDS.some((known) => known === id);
}

const idsWhere = (holds: (rule: StatusRule) => boolean): readonly StatusId[] =>
  STATUS_IDS.filter((id) => holds(statusRules[id]));

/** Statuses that onboarding pages admit: 4, 5, 6, 11. */
export const ONBOARDING_STATUSES = idsWhere((rule) => rule.set === 'onboarding');
/** Statuses that pages after onboarding admit: the other eight. */
export const ACTIVE_STATUSES = idsWhere((rule) => rule.set === 'active');
/** Statuses that `/onboarding-submitted` admits. */
export const SUBMITTED_STATUSES = idsWhere((rule) => rule.outcome === 'submitted');
/** Statuses that `/onboarding-rejected` admits. */
export const REJECTED_STATUSES = idsWhere((rule) => rule.outcome === 'rejected');

/** The name of a status on the screen; a neutral label for an unknown id. */
export function statusName(id: number | null): MessageRef {
  return messageRef(isStatusId(id) ? statusRules[id].nameKey : 'access.status.unknown');
}

/** Whether the applicant may change answers; an unknown status may not. */
export function isEditableStatus(id: number | null): boolean {
  return isStatusId(id) && statusRules[id].isEditable;
}

/** Whether a user with this status counts as onboarded (statuses.md#statuses). */
export function isOnboardedStatus(id: number | null): boolean {
  return isStatusId(id) && statusRules[id].isOnboarded;
}
