import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TextRef } from '@/domain/text';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import type { CardItem, CardKind, CardStore, CardValues } from './cardKind';
import { useGoOnGuard } from './goOnGuard';
import { holdsRequest } from './holdsRequest';
import type { StoreOutcome } from './storeCard';
import { neighbourOf, useCardFocus } from './useCardFocus';
import { useCardRemoval } from './useCardRemoval';
import { useIsMounted } from './useIsMounted';
import { useOpenCard } from './useOpenCard';

export interface CardListOptions<Item extends CardItem, Values extends CardValues, Request> {
  kind: CardKind<Item, Values, Request>;
  store: CardStore<Item, Request>;
  items: readonly Item[];
  isReadOnly: boolean;
}

/** What happens in a list of cards: which one is open, and what becomes of it. */
export function useCardList<Item extends CardItem, Values extends CardValues, Request>({
  kind,
  store,
  items,
  isReadOnly,
}: CardListOptions<Item, Values, Request>) {
  const dispatch = useAppDispatch();
  const card = useOpenCard(kind, items, isReadOnly);
  const { listRef, moveTo } = useCardFocus();
  const removal = useCardRemoval(store);
  const isMounted = useIsMounted();
  const isSaving = useRef(false);
  /** A record that was stored and is not yet among those on screen. */
  const awaitedId = useRef<number | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const [isInTheWay, setIsInTheWay] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { open } = card;
  /** A record that another tab or the back office has removed is stored as a new one. */
  const openId = items.some((item) => item.id === open?.id) ? (open?.id ?? null) : null;

  /** Nobody hears of a save whose screen is gone. */
  const say = (noticeKind: 'success' | 'info', body: TextRef) => {
    if (!isMounted.current) return;
    dispatch(noticeShown({ kind: noticeKind, title: `common.toast.${noticeKind}`, body }));
  };
  const pointAtOpenCard = () => {
    moveTo('note');
    // Rendered at once, also where it already shows: the focus may have moved on since.
    flushSync(() => setIsInTheWay(false));
    flushSync(() => setIsInTheWay(true));
  };
  const putAway = () => {
    setIsInTheWay(false);
    card.close();
  };

  useEffect(() => {
    if (items.some(({ id }) => id === awaitedId.current)) awaitedId.current = null;
  });
  useGoOnGuard({
    isBusy: () => isSaving.current || awaitedId.current !== null,
    obstacle: () => {
      if (!card.isUnsaved) return null;
      pointAtOpenCard();
      return 'onboardingLists.cards.unsaved';
    },
  });

  // The answer to a save may be lost and its record turn up later, in whatever fetch comes next.
  const noticeArrival = useEffectEvent((present: readonly Item[]) => {
    const typed = card.latest.current;
    if (!open || !typed || openId !== null || isSaving.current) return;
    const request = kind.toRequest(typed);
    const arrived = present.find(
      (item) => !open.knownIds.has(item.id) && holdsRequest(request, item),
    );
    if (!arrived) return;
    moveTo(`card-${arrived.id}`);
    putAway();
    say('info', 'onboardingLists.cards.found');
  });
  useEffect(() => queueMicrotask(() => noticeArrival(items)), [items]);

  // Another tab has removed the record: the form goes on with what was typed, and says so.
  const noticeLoss = useEffectEvent(() => {
    if (document.activeElement === document.body) moveTo('gone');
    card.outliveRecord();
  });
  const isOpenGone = open !== null && open.id !== null && openId === null;
  useEffect(() => {
    if (isOpenGone) queueMicrotask(() => noticeLoss());
  }, [isOpenGone]);

  return {
    card,
    openId,
    listRef,
    removal,
    isInTheWay,
    isDiscarding,
    openCard: (id: number | null) => {
      if (card.isUnsaved || isSaving.current) {
        pointAtOpenCard();
        return;
      }
      setIsInTheWay(false);
      moveTo('open');
      card.openCard(id);
    },
    setSaving: (isNowSaving: boolean) => {
      isSaving.current = isNowSaving;
      renderAgain();
      if (isNowSaving) setIsInTheWay(false);
    },
    stored: ({ item, wasFound }: Extract<StoreOutcome<Item>, { kind: 'stored' }>, sent: Values) => {
      awaitedId.current = item.id;
      store.keep(item);
      const isChanged = JSON.stringify(card.latest.current) !== JSON.stringify(sent);
      if (isChanged) card.carryOn(item.id, kind.valuesOf(item));
      else {
        moveTo(`card-${item.id}`);
        card.closeStored(sent);
      }
      if (wasFound) say('info', 'onboardingLists.cards.found');
      else say('success', kind.words.saved);
    },
    cancel: () => {
      if (isSaving.current) return;
      if (card.isUnsaved) setIsDiscarding(true);
      else {
        moveTo(openId === null ? 'add' : `card-${openId}`);
        putAway();
      }
    },
    keepEditing: () => setIsDiscarding(false),
    discard: () => {
      setIsDiscarding(false);
      moveTo(openId === null ? 'add' : `card-${openId}`);
      putAway();
    },
    askRemoval: (item: Item) => {
      if (!isSaving.current) removal.ask(item);
    },
    remove: async () => {
      const { asked } = removal;
      if (asked === null) return;
      moveTo(neighbourOf(items, asked.id), asked.id);
      if (open?.id === asked.id) putAway();
      if (await removal.confirm()) say('success', kind.words.deleted);
    },
  };
}
