import { useState } from 'react';
import type { CardItem, CardStore } from './cardKind';
import { removeCard } from './storeCard';

export interface CardRemoval<Item> {
  /** The record in the current or the last question. */
  asked: Item | null;
  isAsking: boolean;
  /** The last record that could not be removed is back in the list. */
  failed: Item | null;
  ask(this: void, item: Item): void;
  cancel(this: void): void;
  /** Removes the record of the question, once; true when it is gone. */
  confirm(this: void): Promise<boolean>;
}

/** Removing a record: after a question it disappears at once, and comes back if the call fails. */
export function useCardRemoval<Item extends CardItem, Request>(
  store: CardStore<Item, Request>,
): CardRemoval<Item> {
  const [asked, setAsked] = useState<Item | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [failed, setFailed] = useState<Item | null>(null);
  const [removingIds, setRemovingIds] = useState<readonly number[]>([]);

  return {
    asked,
    isAsking,
    failed,
    ask(item) {
      setFailed(null);
      setAsked(item);
      setIsAsking(true);
    },
    cancel: () => setIsAsking(false),
    async confirm() {
      setIsAsking(false);
      if (asked === null || removingIds.includes(asked.id)) return false;
      setRemovingIds((before) => [...before, asked.id]);
      const isGone = await removeCard(store, asked.id);
      setRemovingIds((before) => before.filter((id) => id !== asked.id));
      // An earlier failed removal stays on screen.
      setFailed((before) => (isGone ? (before?.id === asked.id ? null : before) : asked));
      return isGone;
    },
  };
}
