import type { ApiProblem } from '@/api/problem';

/** What a guard has decided for whoever stays at its route. `statusId`: the one that was admitted. */
export type Access =
  | { kind: 'admitted'; statusId: number | null }
  /** The status has moved, and the page stays for the sake of what was typed; `to` is the way on. */
  | { kind: 'stale'; statusId: number | null; to: string }
  | { kind: 'failed'; problem: ApiProblem }
  /** Something else is about to happen to the page. */
  | { kind: 'pending' };
