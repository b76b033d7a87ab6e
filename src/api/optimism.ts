import { isGone, type ApiProblem } from './problem';

/** A change that the screen shows before the server has agreed. */
interface Patch {
  undo(): void;
}

/** Takes changes back where the server does not agree; the call itself tells what went wrong. */
export async function undoOnFailure(
  patches: readonly Patch[],
  result: Promise<unknown>,
): Promise<void> {
  try {
    await result;
  } catch {
    for (const patch of patches) patch.undo();
  }
}

/** What a removal has to show for itself: the store that it was asked of, and the response to come. */
interface Removal<Patching> {
  dispatch: (patching: Patching) => Patch;
  queryFulfilled: Promise<unknown>;
}

/**
 * Takes what is to be removed off its list at once, and puts it back where the server does not agree.
 * What the server has no more is not put back.
 */
export const removeAtOnce = <Patching>(
  { dispatch, queryFulfilled }: Removal<Patching>,
  patching: Patching,
): Promise<void> =>
  undoOnFailure(
    [dispatch(patching)],
    queryFulfilled.catch((failure: unknown) => {
      if (!isGone((failure as { error?: ApiProblem }).error)) throw failure;
    }),
  );

/** A list without the record of an id. */
export const without =
  (id: number) =>
  <Item extends { id: number }>(items: Item[]): Item[] =>
    items.filter((item) => item.id !== id);

/** Waits for a response to use; null where none came, of which the call itself tells. */
export async function dataOf<Data>(result: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return (await result).data;
  } catch {
    return null;
  }
}
