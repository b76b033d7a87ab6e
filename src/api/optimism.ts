import { isGone, type ApiProblem } from './problem';

/** A change that the screen shows before the server has agreed. */
interface Patch {
  undo(): void;
}

/** Takes changes back where the server does not agree; the call itself tells what went wrong. */
export async function undoOnFailure(
  patches: readonly Patch[],
  answer: Promise<unknown>,
): Promise<void> {
  try {
    await answer;
  } catch {
    for (const patch of patches) patch.undo();
  }
}

/** The same for what was taken off a list; what the server has no more is not put back. */
export const undoRemovalOnFailure = (removal: Patch, answer: Promise<unknown>): Promise<void> =>
  undoOnFailure(
    [removal],
    answer.catch((failure: unknown) => {
      if (!isGone((failure as { error?: ApiProblem }).error)) throw failure;
    }),
  );

/** Waits for an answer to use; null where none came, of which the call itself tells. */
export async function answerOf<Data>(answer: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return (await answer).data;
  } catch {
    return null;
  }
}
