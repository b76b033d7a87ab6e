import type { ApiProblem } from '@/api/problem';

/**
 * What the guard of a route has decided for a user who stays. `statusId`: the status that was
 * admitted.
 */
export type Access =
  | { kind: 'admitted'; statusId: number | null }
  /**
   * The status has moved, and the page stays because something was typed; `to` is where to go next.
   */
  | { kind: 'stale'; statusId: number | null; to: string }
  | { kind: 'failed'; problem: ApiProblem }
  /** The page is about to be replaced. */
  | { kind: 'pending' };
