import { runInNewContext } from 'node:vm';

/**
 * Fails if a check takes far too long, as one would whose time grows faster than the length of what
 * it is given. The limit is generous enough for a busy machine.
 */
export const watched = <Answer>(judge: () => Answer): Answer =>
  runInNewContext('judge()', { judge }, { timeout: 5_000 }) as Answer;
