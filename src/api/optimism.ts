import { isGone, type ApiProblem } from './problem';

/** A change that the screen shows before the server has confirmed it. */
interface Patch {
  undo(): void;
}

/** Undoes changes if the call fails; the call itself reports the problem. */
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

/** What a removal needs: the store's dispatch and the pending response. */
interface Removal<Patching> {
  dispatch: (patching: Patching) => Patch;
  queryFulfilled: Promise<unknown>;
}

/**
 * Removes an item from its list at once, and puts it back if the call fails. An item that the
 * server no longer has stays away.
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

/**
 * Waits for a response and returns its data; null if the call failed, which the call itself
 * reports.
 */
export async function dataOf<Data>(result: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return (await result).data;
  } catch {
    return null;
  }
}
