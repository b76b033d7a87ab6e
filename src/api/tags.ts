import { isGone, type ApiProblem } from './problem';

/**
 * Every tag of the cache. Each query provides one; each write invalidates only those it changes.
 */
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
] as const;

export type Tag = (typeof TAGS)[number];

/**
 * The tags of a query: its own, and if it failed a second one, by which all failed queries are
 * fetched again together.
 */
export const provides =
  (tag: Tag) =>
  (_result: unknown, problem: unknown): Tag[] =>
    problem ? [tag, 'Failed'] : [tag];

/**
 * The tags that a write invalidates: when it is done; when it is unknown whether it was done, so
 * that a list shows what had arrived before a retry (wire.md#cache); and when the record is gone.
 */
export const changes =
  (...tags: Tag[]) =>
  (_result: unknown, problem: ApiProblem | undefined): Tag[] =>
    problem === undefined || problem.mayHaveArrived || isGone(problem) ? tags : [];

/**
 * The same for a write below another record, whose list may be outdated too if something is gone.
 */
export const changesBelow =
  (parent: Tag, ...tags: Tag[]) =>
  (result: unknown, problem: ApiProblem | undefined): Tag[] =>
    isGone(problem) ? [parent, ...tags] : changes(...tags)(result, problem);

/** The same for a write that puts its response into the cache itself and needs no new fetch. */
export const changesUnlessDone =
  (...tags: Tag[]) =>
  (_result: unknown, problem: ApiProblem | undefined): Tag[] =>
    problem?.mayHaveArrived || isGone(problem) ? tags : [];
