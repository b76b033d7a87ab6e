import { ACCOUNT_TYPE, isRoleId, ROLE } from './roles';
import { STATUS, type StatusId } from './statuses';
import type { Viewer } from './viewer';

/** Who may change a user's onboarding status. */
export type TransitionActor = 'app' | 'applicant' | 'backOffice' | 'eSignProvider' | 'eKycProvider';

/** The properties of a user that some transitions depend on. */
export interface TransitionFacts {
  readonly roleId: number | null;
  readonly typeId: number | null;
  /** The user's merchant is exempt from e-signature (`esignExemptMerchantIds`). */
  readonly isEsignExempt: boolean;
  /** `ekyc_result` of the user detail. */
  readonly ekycResult: string | null;
}

/** The same properties in the user detail, under the names of the API. */
interface UserFacts {
  readonly role_id: number | null;
  readonly type_id: number | null;
  readonly merchant_id: number | null;
  readonly ekyc_result: string | null;
}

/** Reads the facts of a user; `exemptMerchantIds` are the configuration's `esignExemptMerchantIds`. */
export const transitionFacts = (
  user: UserFacts,
  exemptMerchantIds: readonly number[],
): TransitionFacts => ({
  roleId: user.role_id,
  typeId: user.type_id,
  isEsignExempt: user.merchant_id !== null && exemptMerchantIds.includes(user.merchant_id),
  ekycResult: user.ekyc_result,
});

export interface StatusTransition {
  readonly from: StatusId;
  readonly to: StatusId;
  readonly by: readonly TransitionActor[];
  /** Restricts the row to some users; without it the row applies to all. */
  readonly holdsFor?: (facts: TransitionFacts) => boolean;
}

/** Companies and partners: they sign electronically, and their person in charge does the e-KYC. */
export const isCompany = ({
  roleId,
  typeId,
}: Pick<TransitionFacts, 'roleId' | 'typeId'>): boolean =>
  roleId === ROLE.partner || typeId !== ACCOUNT_TYPE.individual;

const signsNothing = (facts: TransitionFacts): boolean => facts.isEsignExempt || !isCompany(facts);

const passedEkyc = ({ ekycResult }: TransitionFacts): boolean => ekycResult === 'success';

/** The table of statuses.md#transitions. No other change of status is allowed. */
export const statusTransitions: readonly StatusTransition[] = [
  { from: STATUS.readyToOnboard, to: STATUS.inDraft, by: ['app'] },
  { from: STATUS.inDraft, to: STATUS.eKycWaiting, by: ['applicant'], holdsFor: signsNothing },
  {
    from: STATUS.inDraft,
    to: STATUS.eSignSelection,
    by: ['applicant'],
    holdsFor: (facts) => !signsNothing(facts),
  },
  { from: STATUS.eSignSelection, to: STATUS.eKycWaiting, by: ['backOffice', 'eSignProvider'] },
  { from: STATUS.waitingFormConsent, to: STATUS.readyToOnboard, by: ['backOffice'] },
  { from: STATUS.eKycWaiting, to: STATUS.eKycSuccess, by: ['eKycProvider'] },
  { from: STATUS.eKycWaiting, to: STATUS.eKycInvalid, by: ['eKycProvider'] },
  { from: STATUS.eKycWaiting, to: STATUS.eKycRejected, by: ['eKycProvider'] },
  { from: STATUS.eKycInvalid, to: STATUS.eKycWaiting, by: ['applicant'] },
  { from: STATUS.eKycSuccess, to: STATUS.onboardingSuccess, by: ['backOffice'] },
  { from: STATUS.eKycSuccess, to: STATUS.businessRevision, by: ['backOffice'] },
  { from: STATUS.eKycSuccess, to: STATUS.notEligible, by: ['backOffice'] },
  { from: STATUS.eKycSuccess, to: STATUS.rmRevision, by: ['backOffice'] },
  { from: STATUS.rmRevision, to: STATUS.eKycSuccess, by: ['backOffice'] },
  {
    from: STATUS.businessRevision,
    to: STATUS.eKycSuccess,
    by: ['applicant'],
    holdsFor: passedEkyc,
  },
  {
    from: STATUS.businessRevision,
    to: STATUS.eKycWaiting,
    by: ['applicant'],
    holdsFor: (facts) => !passedEkyc(facts),
  },
];

const holds = ({ holdsFor }: StatusTransition, facts: TransitionFacts): boolean =>
  holdsFor === undefined || holdsFor(facts);

/** The transitions of the app and of the applicant from one status to another. */
const ownMoves = (from: number | null, to: number | null): readonly StatusTransition[] =>
  statusTransitions.filter(
    (row) =>
      row.from === from &&
      row.to === to &&
      (row.by.includes('app') || row.by.includes('applicant')),
  );

/**
 * Whether an applicant's own token may set this status (statuses.md#transitions): the rows of the
 * app and of the applicant. Setting the same status again is allowed and changes nothing.
 */
export function canApplicantMove(from: number, to: number, facts: TransitionFacts): boolean {
  if (from === to) return true;
  return ownMoves(from, to).some((row) => holds(row, facts));
}

/** The status that a submit leads to from this one; null where nothing can be submitted. */
export function submissionTarget(from: number | null, facts: TransitionFacts): StatusId | null {
  if (from !== STATUS.inDraft && from !== STATUS.businessRevision) return null;
  const row = statusTransitions.find(
    (candidate) => candidate.from === from && holds(candidate, facts),
  );
  return row?.to ?? null;
}

/**
 * Whether this change can only come from a submit: on this page, in another tab, or one whose
 * response was lost.
 */
export const isSubmission = (from: number | null, to: number | null): boolean =>
  (from === STATUS.inDraft || from === STATUS.businessRevision) &&
  statusTransitions.some(
    (row) => row.from === from && row.to === to && row.by.includes('applicant'),
  );

/** Whether the app or the applicant may make this change of status, here or in another tab. */
export const isOwnMove = (from: number | null, to: number | null): boolean =>
  ownMoves(from, to).length > 0;

/** Whether submitting needs `POST /user/shareholder/esign/create` before the change of status. */
export function needsEsign(facts: TransitionFacts): boolean {
  return !signsNothing(facts);
}

/**
 * Whether the app has to move the user from Ready to Onboard to In Draft. Accepting the terms and
 * renewing an expired password come first (statuses.md#ready-to-onboard).
 */
export function isDueForDraft(viewer: Viewer): boolean {
  return (
    viewer.statusId === STATUS.readyToOnboard &&
    isRoleId(viewer.roleId) &&
    viewer.hasAcceptedTerms &&
    viewer.expiredPasswordToken === null
  );
}
