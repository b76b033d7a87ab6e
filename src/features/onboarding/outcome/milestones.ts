import { STATUS, type StatusId } from '@/domain/access/statuses';
import { isCompany, needsEsign, type TransitionFacts } from '@/domain/access/transitions';
import type { TextKey } from '@/i18n/indonesian';

export interface Milestone {
  titleKey: TextKey;
  bodyKey: TextKey;
  /** `stopped`: the application was not accepted here. */
  state: 'done' | 'current' | 'next' | 'stopped';
}

type Chapter = 'consent' | 'answers' | 'sent' | 'esign' | 'ekyc' | 'analysis' | 'decision';

const { eSignSelection, waitingFormConsent, rmRevision, eKycWaiting, eKycInvalid } = STATUS;
const { eKycRejected, eKycSuccess, onboardingSuccess, notEligible } = STATUS;

/** The milestone of each status; a status that is not listed is not submitted. */
const chapterOf: Partial<Record<StatusId, Chapter>> = {
  [waitingFormConsent]: 'consent',
  [eSignSelection]: 'esign',
  [eKycWaiting]: 'ekyc',
  [eKycInvalid]: 'ekyc',
  [eKycSuccess]: 'analysis',
  [rmRevision]: 'analysis',
  [eKycRejected]: 'ekyc',
  [notEligible]: 'decision',
};

/** An application ends here. */
const ENDS: readonly StatusId[] = [eKycRejected, notEligible];

/**
 * The texts of a chapter. A company has no emergency contact, and its e-KYC is that of its person in
 * charge. Assumption: what a company consents to is checked by our team, which moves the status on.
 */
function textsOf(name: Chapter, isOfCompany: boolean): Pick<Milestone, 'titleKey' | 'bodyKey'> {
  if (isOfCompany && name === 'consent')
    return {
      titleKey: 'onboarding.submitted.consentOfCompany',
      bodyKey: 'onboarding.submitted.consentOfCompanyBody',
    };
  return {
    titleKey: `onboarding.submitted.${name}`,
    bodyKey:
      isOfCompany && name === 'ekyc'
        ? 'onboardingSubmit.ekycOfCompany'
        : `onboarding.submitted.${name}Body`,
  };
}

/**
 * The milestones of an application, up to its status: with the e-signature if one is needed, and
 * the e-KYC of the people it concerns (onboarding.md#outcome). Before the consent nothing has been
 * filled in.
 */
export function milestones(statusId: StatusId, facts: TransitionFacts): Milestone[] {
  const chapters: Chapter[] = [
    ...(statusId === waitingFormConsent ? (['consent', 'answers'] as const) : (['sent'] as const)),
    ...(needsEsign(facts) ? (['esign'] as const) : []),
    'ekyc',
    'analysis',
    'decision',
  ];
  const chapter = chapterOf[statusId];
  const current =
    statusId === onboardingSuccess
      ? chapters.length
      : chapter === undefined
        ? 0
        : chapters.indexOf(chapter);
  const isEnd = ENDS.includes(statusId);
  return chapters.slice(0, isEnd ? current + 1 : undefined).map((name, index) => ({
    ...textsOf(name, isCompany(facts)),
    state: index < current ? 'done' : index > current ? 'next' : isEnd ? 'stopped' : 'current',
  }));
}
