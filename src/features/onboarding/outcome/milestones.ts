import { STATUS, type StatusId } from '@/domain/access/statuses';
import { isCompany, needsEsign, type TransitionFacts } from '@/domain/access/transitions';
import type { TextKey } from '@/i18n/indonesian';

export interface Milestone {
  titleKey: TextKey;
  bodyKey: TextKey;
  state: 'done' | 'current' | 'next';
}

type Chapter = 'consent' | 'answers' | 'sent' | 'esign' | 'ekyc' | 'analysis' | 'decision';

const { eSignSelection, waitingFormConsent, rmRevision, eKycWaiting, eKycInvalid } = STATUS;
const { eKycSuccess, onboardingSuccess } = STATUS;

/** Where an application of a status stands; what is not listed has not been sent. */
const chapterOf: Partial<Record<StatusId, Chapter>> = {
  [waitingFormConsent]: 'consent',
  [eSignSelection]: 'esign',
  [eKycWaiting]: 'ekyc',
  [eKycInvalid]: 'ekyc',
  [eKycSuccess]: 'analysis',
  [rmRevision]: 'analysis',
};

/**
 * The way of an application with the place where it stands: with the e-signature where one is needed,
 * and the e-KYC of whom it is about (onboarding.md#outcome). Before the consent nothing has been
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
  return chapters.map((name, index) => ({
    titleKey: `onboarding.submitted.${name}`,
    bodyKey:
      name === 'ekyc' && isCompany(facts)
        ? 'onboardingSubmit.ekycOfCompany'
        : `onboarding.submitted.${name}Body`,
    state: index < current ? 'done' : index === current ? 'current' : 'next',
  }));
}
