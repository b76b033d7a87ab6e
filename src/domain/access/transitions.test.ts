import {
  canApplicantMove,
  isDueForDraft,
  needsEsign,
  statusTransitions,
  submissionTarget,
  type TransitionFacts,
} from './transitions';
import type { Viewer } from './viewer';

const individual: TransitionFacts = {
  roleId: 4,
  typeId: 1,
  isEsignExempt: false,
  ekycResult: null,
};
const corporate: TransitionFacts = { ...individual, typeId: 2 };
const partner: TransitionFacts = { ...individual, roleId: 6, typeId: null };
const exempt: TransitionFacts = { ...corporate, isEsignExempt: true };
const verified: TransitionFacts = { ...individual, ekycResult: 'success' };

const ALL = Array.from({ length: 12 }, (_, index) => index + 1);

const movesOf = (facts: TransitionFacts): string[] =>
  ALL.flatMap((from) =>
    ALL.filter((to) => from !== to && canApplicantMove(from, to, facts)).map(
      (to) => `${from} to ${to}`,
    ),
  );

describe('the transitions of the onboarding status', () => {
  it('are exactly the rows of the table in statuses.md', () => {
    const rows = statusTransitions.map(({ from, to, by }) => `${from} to ${to}: ${by.join(', ')}`);
    expect(rows.sort()).toEqual(
      [
        '4 to 5: app',
        '5 to 6: applicant',
        '5 to 2: applicant',
        '2 to 6: backOffice, eSignProvider',
        '1 to 4: backOffice',
        '6 to 9: eKycProvider',
        '6 to 7: eKycProvider',
        '6 to 8: eKycProvider',
        '7 to 6: applicant',
        '9 to 10: backOffice',
        '9 to 11: backOffice',
        '9 to 12: backOffice',
        '9 to 3: backOffice',
        '3 to 9: backOffice',
        '11 to 9: applicant',
        '11 to 6: applicant',
      ].sort(),
    );
  });

  it.each([
    ['an individual', individual, ['4 to 5', '5 to 6', '7 to 6', '11 to 6']],
    ['a corporate', corporate, ['4 to 5', '5 to 2', '7 to 6', '11 to 6']],
    ['a partner', partner, ['4 to 5', '5 to 2', '7 to 6', '11 to 6']],
    ['a corporate of an exempt merchant', exempt, ['4 to 5', '5 to 6', '7 to 6', '11 to 6']],
    ['an individual past e-KYC', verified, ['4 to 5', '5 to 6', '7 to 6', '11 to 9']],
  ])('let %s move itself only where the table says so', (_, facts, moves) => {
    expect(movesOf(facts)).toEqual(moves);
  });

  it('accept the same status again, which changes nothing', () => {
    expect(ALL.every((status) => canApplicantMove(status, status, individual))).toBe(true);
  });

  it('lead a submit to e-KYC, to the choice of e-sign, or back to success after a revision', () => {
    expect(submissionTarget(5, individual)).toBe(6);
    expect(submissionTarget(5, corporate)).toBe(2);
    expect(submissionTarget(5, partner)).toBe(2);
    expect(submissionTarget(5, exempt)).toBe(6);
    expect(submissionTarget(11, individual)).toBe(6);
    expect(submissionTarget(11, verified)).toBe(9);
  });

  it('allow no submit from any other status', () => {
    const others = [...ALL.filter((status) => status !== 5 && status !== 11), null];
    expect(others.map((status) => submissionTarget(status, individual))).toEqual(
      others.map(() => null),
    );
  });

  it('ask for e-sign from corporates and partners whose merchant is not exempt', () => {
    expect([individual, corporate, partner, exempt].map(needsEsign)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the automatic step from Ready to Onboard to In Draft', () => {
  const ready: Viewer = {
    roleId: 4,
    typeId: 1,
    statusId: 4,
    hasPartner: false,
    hasAcceptedTerms: true,
    expiredPasswordToken: null,
  };

  it('is due for an applicant who is ready', () => {
    expect(isDueForDraft(ready)).toBe(true);
  });

  it.each([
    ['is in draft already', { statusId: 5 }],
    ['has not accepted the terms', { hasAcceptedTerms: false }],
    ['has to renew the password', { expiredPasswordToken: 'renew' }],
    ['is of the back office', { roleId: 1 }],
  ])('is not due for a user who %s', (_, change) => {
    expect(isDueForDraft({ ...ready, ...change })).toBe(false);
  });
});
