import { isGone, type ApiProblem } from './problem';

/** Every tag of the cache. Each query `provides` one; each write invalidates just those it changes. */
export const TAGS = [
  'Profile',
  'OtpChannels',
  'OnboardingStep',
  'UserDetail',
  'Banks',
  'BankStatements',
  'FinancialStatements',
  'Collaterals',
  'ConsultationSchedule',
  'Pic',
  'Shareholders',
  'Notifications',
  'UnreadCount',
  'MasterList',
  'FailedMasterList',
  'Failed',
  'Flags',
] as const;

export type Tag = (typeof TAGS)[number];

/**
 * What a query provides: its tag, and where it failed one more, by which all that failed are asked for
 * again at once.
 */
export const provides =
  (tag: Tag) =>
  (_result: unknown, problem: unknown): Tag[] =>
    problem ? [tag, 'Failed'] : [tag];

/**
 * What a write invalidates: its tags once it is done, and also where nobody knows whether it was
 * done, so that a list shows what had arrived before anybody tries again (wire.md#cache);
 * and where the record is gone, which the list is to show as well.
 */
export const changes =
  (...tags: Tag[]) =>
  (_result: unknown, problem: ApiProblem | undefined): Tag[] =>
    problem === undefined || problem.mayHaveArrived || isGone(problem) ? tags : [];

/** The same for a write below another record, whose list is doubtful too where something is gone. */
export const changesBelow =
  (parent: Tag, ...tags: Tag[]) =>
  (result: unknown, problem: ApiProblem | undefined): Tag[] =>
    isGone(problem) ? [parent, ...tags] : changes(...tags)(result, problem);

/** The same for a write that puts its response into the cache itself, and so needs nothing once done. */
export const changesUnlessDone =
  (...tags: Tag[]) =>
  (_result: unknown, problem: ApiProblem | undefined): Tag[] =>
    problem?.mayHaveArrived || isGone(problem) ? tags : [];
