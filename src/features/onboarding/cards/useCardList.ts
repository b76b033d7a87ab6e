import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TextRef } from '@/domain/text';
import type { TextKey } from '@/i18n/indonesian';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { useHasUploads } from '@/ui/leaving/useLeaveReason';
import { recoveredRecord } from './recoveredRecord';
import type { CardItem, CardKind, CardStore, CardValues } from './cardKind';
import { useNavigationGuard } from './navigationGuard';
import { sectionFor } from './sections';
import type { StoreOutcome } from './storeCard';
import { addTarget, cardTarget, neighbourOf, useCardFocus } from './useCardFocus';
import { useCardRemoval } from './useCardRemoval';
import { useIsMounted } from '../parts/useIsMounted';
import { useOpenCard } from './useOpenCard';
import { useStableAction } from './useStableAction';

export interface CardListOptions<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
> {
  kind: CardKind<Item, Values, Request>;
  store: CardStore<Item, Request>;
  items: readonly Item[];
  isReadOnly: boolean;
}

/** What happens in a list of cards: which one is open, and what becomes of it. */
export function useCardList<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
>({ kind, store, items, isReadOnly }: CardListOptions<Item, Values, Request>) {
  const dispatch = useAppDispatch();
  const card = useOpenCard(kind, items, isReadOnly);
  const { listRef, moveTo } = useCardFocus();
  const removal = useCardRemoval(store);
  const isMounted = useIsMounted();
  const isSaving = useRef(false);
  /** A record that was stored and is not yet among those on screen. */
  const awaitedId = useRef<number | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  /** The list in which the user asked for a removal. */
  const [askedIn, setAskedIn] = useState('');
  const [isInTheWay, setIsInTheWay] = useState(false);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { open } = card;
  // The open card is the only one with fields: what goes up is for it, and typed as much as a text is.
  const isUnsaved = useHasUploads() || card.isUnsaved;
  /** A record that another tab or the back office has removed is stored as a new one. */
  const openItem = items.find((item) => item.id === open?.id) ?? null;
  const openId = openItem?.id ?? null;

  /** Nobody hears of a save whose screen is gone. */
  const say = (noticeKind: 'success' | 'info', body: TextRef) => {
    if (!isMounted.current) return;
    const title: TextKey = `common.toast.${noticeKind}`;
    dispatch(noticeShown({ kind: noticeKind, title, body }));
  };
  const pointAtOpenCard = () => {
    moveTo('note');
    // Rendered at once, also where it already shows: the focus may have moved on since.
    flushSync(() => setIsInTheWay(false));
    flushSync(() => setIsInTheWay(true));
  };
  /** Where the card stands that was opened, or the button that opened a new one. */
  const whereOpened = () => {
    const sectionId = open?.sectionId ?? '';
    return openId === null ? addTarget(sectionId) : cardTarget(sectionId, openId);
  };
  const cardOf = (item: Item) => cardTarget(sectionFor(kind, item, open?.sectionId).id, item.id);
  const putAway = () => {
    setIsInTheWay(false);
    card.close();
  };

  useEffect(() => {
    if (items.some(({ id }) => id === awaitedId.current)) awaitedId.current = null;
  });
  useNavigationGuard({
    isBusy: () => isSaving.current || awaitedId.current !== null,
    obstacle: () => {
      if (!isUnsaved) return null;
      pointAtOpenCard();
      return 'onboardingLists.cards.unsaved';
    },
  });

  // What a save has stored may turn up later, in whatever fetch comes next.
  const noticeArrival = useEffectEvent((present: readonly Item[]) => {
    const typed = card.latest.current;
    if (!open || !typed || isSaving.current) return;
    const arrived = recoveredRecord(kind, open, typed, present);
    if (!arrived) return;
    moveTo(cardOf(arrived));
    putAway();
    if (open.id === null) say('info', 'onboardingLists.cards.found');
    else say('success', kind.words.saved);
  });
  useEffect(() => queueMicrotask(() => noticeArrival(items)), [items]);

  // Another tab has removed the record: the form goes on with what was typed, and says so.
  const noticeLoss = useEffectEvent(() => {
    if (document.activeElement === document.body) moveTo('gone');
    card.detachFromRecord();
  });
  const isOpenGone = open !== null && open.id !== null && openId === null;
  useEffect(() => {
    if (isOpenGone) queueMicrotask(() => noticeLoss());
  }, [isOpenGone]);

  const openCard = (id: number | null, sectionId: string) => {
    if (isUnsaved || isSaving.current) {
      pointAtOpenCard();
      return;
    }
    setIsInTheWay(false);
    moveTo('open');
    card.openCard(id, sectionId);
  };
  const askRemoval = (item: Item, sectionId: string) => {
    if (isSaving.current) return;
    setAskedIn(sectionId);
    removal.ask(item);
  };

  return {
    card,
    openItem,
    listRef,
    removal,
    isInTheWay,
    isDiscarding,
    openCard: useStableAction(openCard),
    askRemoval: useStableAction(askRemoval),
    setSaving: (isNowSaving: boolean) => {
      isSaving.current = isNowSaving;
      renderAgain();
      if (isNowSaving) setIsInTheWay(false);
    },
    stored: ({ item, wasFound }: Extract<StoreOutcome<Item>, { kind: 'stored' }>, sent: Values) => {
      awaitedId.current = item.id;
      store.keep(item);
      const isChanged = JSON.stringify(card.latest.current) !== JSON.stringify(sent);
      if (isChanged) card.rebaseOnto(item.id, kind.valuesOf(item));
      else {
        moveTo(cardOf(item));
        card.closeStored(sent);
      }
      if (wasFound) say('info', 'onboardingLists.cards.found');
      else say('success', kind.words.saved);
    },
    cancel: () => {
      if (isSaving.current) return;
      if (isUnsaved) setIsDiscarding(true);
      else {
        moveTo(whereOpened());
        putAway();
      }
    },
    keepEditing: () => setIsDiscarding(false),
    discard: () => {
      setIsDiscarding(false);
      moveTo(whereOpened());
      putAway();
    },
    remove: async () => {
      const { asked } = removal;
      if (asked === null) return;
      const { holds } = sectionFor(kind, asked, askedIn);
      const shown = items.filter((item) => holds(item) || item.id === asked.id);
      const neighbour = neighbourOf(shown, askedIn, asked.id);
      const own = cardTarget(askedIn, asked.id);
      moveTo(neighbour, own);
      if (open?.id === asked.id) putAway();
      const isGone = await removal.confirm();
      // A card that comes back takes away what has the focus.
      flushSync(renderAgain);
      if (document.activeElement === document.body) {
        moveTo(isGone ? neighbour : own);
        renderAgain();
      }
      if (isGone) say('success', kind.words.deleted);
    },
  };
}
