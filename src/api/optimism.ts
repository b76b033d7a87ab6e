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

interface Named {
  id: number;
}

/**
 * Takes records off their list (`before`, undefined where it was never loaded) at once. Where the
 * server does not agree, these records alone come back: the list may hold others by then. What the
 * server has no more is not put back.
 */
export async function removeAtOnce<Item extends Named>(
  result: Promise<unknown>,
  before: readonly Item[] | undefined,
  changeList: (change: (items: Item[]) => Item[]) => void,
  isRemoved: (item: Item) => boolean,
): Promise<void> {
  changeList((items) => items.filter((item) => !isRemoved(item)));
  try {
    await result;
  } catch (failure) {
    if (isGone((failure as { error?: ApiProblem }).error)) return;
    changeList((items) => {
      const listed = new Map(items.map((item) => [item.id, item]));
      const old = (before ?? []).flatMap(
        (item) => listed.get(item.id) ?? (isRemoved(item) ? item : []),
      );
      const oldIds = new Set(old.map(({ id }) => id));
      return [...old, ...items.filter(({ id }) => !oldIds.has(id))];
    });
  }
}

/** Whether a record has this id. */
export const hasId =
  (id: number) =>
  (item: Named): boolean =>
    item.id === id;

/** Waits for a response to use; null where none came, of which the call itself tells. */
export async function answerOf<Data>(result: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return (await result).data;
  } catch {
    return null;
  }
}
