import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { isSameJson } from '@/primitives/isSameJson';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { useStableAction } from '@/primitives/useStableAction';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { announceSave } from '@/state/otherTabs';
import { useHasUploads } from '@/ui/leaving/useLeaveReason';
import { cardEditor, type OpenCard, type OpenEditor } from './cardEditor';
import type { CardItem, CardKind, CardStore, CardValues } from './cardKind';
import { addTarget, cardTarget, neighbourOf } from './focusMove';
import { useNavigationGuard } from './navigationGuard';
import { editorOfDraft, openingOf } from './openCard';
import { recoveredRecord } from './recoveredRecord';
import { requestOf } from './requestOf';
import { saveErrorOf } from './saveError';
import { sectionFor } from './sections';
import { storeCard } from './storeCard';
import { useCardDraft } from './useCardDraft';
import { useCardFocus } from './useCardFocus';
import { useCardRemoval } from './useCardRemoval';

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

/** Runs `cardEditor` for a list: saves and removes its cards, writes drafts, follows the list. */
export function useCardEditor<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
>({ kind, store, items, isReadOnly }: CardListOptions<Item, Values, Request>) {
  const appDispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const removal = useCardRemoval(store);
  /** The list in which the user asked for a removal. */
  const [askedIn, setAskedIn] = useState('');
  const draft = useCardDraft<Item, Values>(kind);
  const [state, dispatch] = useReducer(cardEditor<Item, Values>, null, () =>
    editorOfDraft(kind, items, isReadOnly ? null : draft.read()),
  );
  /** What was typed into cards whose removal has failed, by record. */
  const leftTyped = useRef(new Map<number, Values>());
  const listRef = useCardFocus(state.focus, items);
  const open = state.phase === 'closed' ? null : state;
  const openItem = items.find(({ id }) => id === open?.card.record?.id) ?? null;
  const others = useMemo(() => items.filter((item) => item !== openItem), [items, openItem]);
  // Only the open card has fields, so every upload belongs to it and counts as typed.
  const isUnsaved = useHasUploads() || (open !== null && draft.exists);

  /** A screen that was left reports nothing. */
  const notify = (noticeKind: 'success' | 'info', body: MessageRef) => {
    if (!screenSignal().aborted) appDispatch(noticeShown({ kind: noticeKind, body }));
  };
  const close = () => {
    if (!open) return;
    const { sectionId } = open.card;
    draft.forget();
    const focus = openItem ? cardTarget(sectionId, openItem.id) : addTarget(sectionId);
    dispatch({ type: 'closed', focus });
  };

  // A draft that is already stored, or is not ours, opens no card: it is discarded here.
  const dropUnusedDraft = useEffectEvent(() => {
    if (!open && !isReadOnly) draft.forget();
  });
  useEffect(() => dropUnusedDraft(), []);

  useNavigationGuard({
    isBusy: () => open?.phase === 'saving',
    obstacle: () => {
      if (!isUnsaved) return null;
      dispatch({ type: 'blocked' });
      return typedMessageRef('onboardingLists.cards.unsaved');
    },
  });

  const closeAt = ({ card }: OpenEditor<Item, Values>, item: Item) => {
    const section = sectionFor(kind, item, card.sectionId);
    dispatch({ type: 'closed', focus: cardTarget(section.id, item.id) });
  };
  // The list on screen shows what became of the open card: stored, even without a response, or
  // gone.
  const followList = useEffectEvent(() => {
    if (!open) return;
    const { card } = open;
    const typed = draft.typedInto(card);
    const isListed = (id: number) => items.some((item) => item.id === id);
    if (open.phase === 'saving' && open.stored) {
      const { stored } = open;
      if (!isListed(stored.id)) return;
      if (draft.read()) {
        const base = kind.valuesOf(stored);
        const next = { ...card, record: stored, base, start: typed, restored: null };
        draft.write(next, typed);
        dispatch({ type: 'rebased', card: next });
      } else closeAt(open, stored);
      return;
    }
    const recovered = open.phase !== 'saving' && recoveredRecord(kind, card, typed, items);
    if (recovered) {
      draft.forget();
      closeAt(open, recovered);
      if (card.record) notify('success', typedMessageRef(kind.messages.saved));
      else notify('info', typedMessageRef('onboardingLists.cards.found'));
    } else if (card.record && !isListed(card.record.id)) {
      const base = sectionFor(kind, null, card.sectionId).emptyValues;
      const next = { ...card, record: null, base, start: typed, restored: null };
      if (draft.read()) draft.write(next, typed);
      dispatch({ type: 'detached', card: next });
    }
  });
  useEffect(() => followList(), [items, state]);

  const save = async (sent: Values): Promise<void> => {
    if (!open || open.phase === 'saving') return;
    const { card, phase } = open;
    const { key } = card;
    dispatch({ type: 'saveStarted', others });
    const id = openItem?.id ?? null;
    // The server replaces the whole record, including changes from another device.
    const present = openItem && (await store.refetch())?.find((item) => item.id === id);
    const outcome = await storeCard(store, {
      request: requestOf(kind, sent, present ?? openItem, card.record),
      id,
      conflicts: kind.conflicts,
      knownIds: card.knownIds,
      isUnsure: phase === 'unknown',
    });
    if (outcome.kind === 'stored') {
      const { item, wasFound } = outcome;
      store.keep(item);
      appDispatch(announceSave(kind.subStep));
      draft.forgetIf(card, sent);
      dispatch({ type: 'stored', key, item });
      if (wasFound) notify('info', typedMessageRef('onboardingLists.cards.found'));
      else notify('success', typedMessageRef(kind.messages.saved));
      return;
    }
    // Typing the stored values again during the save leaves nothing to store.
    draft.forgetIf(card, card.base);
    dispatch({ type: 'failed', key, error: saveErrorOf(kind, outcome, sent, id, others) });
  };

  const typed = (values: Values) => {
    if (!open) return;
    dispatch({ type: 'typed' });
    // During a save the record is about to change: typing the old values again counts as typed.
    if (open.phase !== 'saving' && isSameJson(values, open.card.base)) draft.forget();
    else draft.write(open.card, values);
  };
  const openCard = (id: number | null, sectionId: string) => {
    if (isUnsaved || open?.phase === 'saving') {
      dispatch({ type: 'blocked' });
      return;
    }
    const card = openingOf(kind, items, id, sectionId);
    const typed = id === null ? undefined : leftTyped.current.get(id);
    if (id !== null) leftTyped.current.delete(id);
    if (typed) draft.write(card, typed);
    // What is left is of a card that is being removed, which `remove` remembers.
    else draft.forget();
    dispatch({ type: 'opened', card: typed ? { ...card, start: typed } : card });
  };
  /**
   * After a removal that has failed: what was typed into the card is there again, or when the card
   * is opened, if another one is open by then.
   */
  const reopen = useStableAction((id: number, card: OpenCard<Item, Values>, typed: Values) => {
    if (open || (draft.read() && !draft.isOf(id))) {
      leftTyped.current.set(id, typed);
      return;
    }
    draft.write(card, typed);
    dispatch({ type: 'opened', card: { ...card, start: typed }, isOnlyIfLost: true });
  });
  const askRemoval = (item: Item, sectionId: string) => {
    if (open?.phase === 'saving') return;
    setAskedIn(sectionId);
    removal.ask(item);
  };

  return {
    open,
    openItem,
    others: open?.phase === 'saving' ? open.others : others,
    hasDraft: open !== null && draft.exists,
    listRef,
    removal,
    openCard: useStableAction(openCard),
    askRemoval: useStableAction(askRemoval),
    save,
    typed,
    /** Opens the card again with what the user has chosen from the draft and the record. */
    continueDraft: (values: Values) => {
      if (!open) return;
      typed(values);
      dispatch({ type: 'opened', card: { ...open.card, start: values, restored: null } });
    },
    cancel: () => {
      if (isUnsaved) dispatch({ type: 'discardAsked' });
      else if (open?.phase !== 'saving') close();
    },
    keepEditing: () => dispatch({ type: 'discardCancelled' }),
    discard: close,
    remove: async () => {
      const { asked } = removal;
      if (!asked) return;
      const { id } = asked;
      const { holds } = sectionFor(kind, asked, askedIn);
      const shown = items.filter((item) => holds(item) || item.id === id);
      const own = cardTarget(askedIn, id);
      const going = { id, own, neighbour: neighbourOf(shown, askedIn, id) };
      const unsaved = open?.card.record?.id === id && draft.exists ? open.card : null;
      const typed = unsaved && draft.typedInto(unsaved);
      if (unsaved && typed) draft.write(unsaved, typed, { isBeingRemoved: true });
      else if (open?.card.record?.id === id) draft.forget();
      dispatch({ type: 'removalStarted', removal: going });
      const isGone = await removal.confirm();
      dispatch({ type: 'removalEnded', removal: going, isGone });
      if (isGone) appDispatch(announceSave(kind.subStep));
      if (isGone && draft.isOf(id)) draft.forget();
      if (isGone) notify('success', typedMessageRef(kind.messages.deleted));
      else if (unsaved && typed) reopen(id, unsaved, typed);
    },
  };
}
