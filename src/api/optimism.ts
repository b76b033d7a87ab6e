import { isGone, type ApiProblem } from './problem';

interface Named {
  id: number;
}

/**
 * Removes items from their list (`before`, undefined if it was never loaded) at once. If the call
 * fails, only these items come back: the list may have new ones by then. An item that the server no
 * longer has stays away.
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
  } catch (error) {
    if (isGone((error as { error?: ApiProblem }).error)) return;
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
