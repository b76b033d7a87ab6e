import { useEffect, useRef, useState, type RefObject } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '@/state/hooks';
import { draftDiscarded, draftTyped, selectDraft } from '@/state/slices/drafts';
import { versionOf } from '../model/draftAnswers';
import { restoreCard, type CardDraftValues, type RestoredCard } from './cardDraft';
import type { CardItem, CardKind, CardValues } from './cardKind';
import { sectionFor } from './sections';

/** The one card that is open. */
export interface OpenCard<Values> {
  /** New for every opening, so that a form starts over. */
  key: number;
  /** The record that is being changed; null for a new one. */
  id: number | null;
  /** The list in which it is open. */
  sectionId: string;
  /** What the server holds, or an empty card. */
  base: Values;
  /** What the form starts with: the same, or the draft. */
  start: Values;
  /** The draft that it was opened with; null where nothing was typed before. */
  restored: RestoredCard<Values> | null;
  /** The record was removed elsewhere while it was open; what was typed may become a new one. */
  isGone: boolean;
  /** Records that were there when it was opened. */
  knownIds: ReadonlySet<number>;
}

export interface OpenCardState<Values> {
  open: OpenCard<Values> | null;
  /** Something was typed into the open card that the server does not have. */
  isUnsaved: boolean;
  /** What the form holds at this moment. */
  latest: RefObject<Values | null>;
  openCard(this: void, id: number | null, sectionId: string): void;
  typed(this: void, values: Values): void;
  /** Puts the card away and forgets what was typed. */
  close(this: void): void;
  /** Puts the card away that was stored, but keeps a draft that has gone on to other values. */
  closeStored(this: void, sent: Values): void;
  /** What was typed while a save was under way now belongs to the record that it made. */
  rebaseOnto(this: void, id: number, base: Values): void;
  /** What was typed outlives its record: from now on it is a new card. */
  detachFromRecord(this: void): void;
}

/** Holds which card is open, and keeps what is typed into it as the sub-step's draft. */
export function useOpenCard<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
>(
  kind: CardKind<Item, Values, Request>,
  items: readonly Item[],
  isReadOnly: boolean,
): OpenCardState<Values> {
  const { subStep } = kind;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isUnsaved = useAppSelector((state) => selectDraft(subStep)(state) !== null);

  const opening = (
    key: number,
    id: number | null,
    sectionId: string,
    restored: RestoredCard<Values> | null,
  ): OpenCard<Values> => {
    const item = items.find((candidate) => candidate.id === id) ?? null;
    const base = item ? kind.valuesOf(item) : sectionFor(kind, null, sectionId).emptyValues;
    const knownIds = new Set(items.map((known) => known.id));
    const start = restored?.values ?? base;
    return { key, id: item?.id ?? null, sectionId, base, start, restored, isGone: false, knownIds };
  };
  const [first] = useState(() => {
    const draft = isReadOnly ? null : selectDraft(subStep)(store.getState());
    const restored = restoreCard(kind, items, draft);
    return { restored, isDraftSpent: draft !== null && restored === null };
  });
  const [open, setOpen] = useState<OpenCard<Values> | null>(
    () => first.restored && opening(0, first.restored.id, first.restored.sectionId, first.restored),
  );
  const latest = useRef<Values | null>(open?.start ?? null);

  const forget = () => {
    if (selectDraft(subStep)(store.getState())) dispatch(draftDiscarded({ subStep }));
  };
  const keep = (id: number | null, sectionId: string, base: Values, card: Values) => {
    const values: CardDraftValues = { hasUnsavedCard: true, cardId: id, sectionId, card };
    dispatch(draftTyped({ subStep, values, baseVersion: versionOf(base) }));
  };

  // It turned out to be stored, or is none of ours: it opens no card, so nothing else puts it away.
  const { isDraftSpent } = first;
  useEffect(() => {
    if (isDraftSpent) dispatch(draftDiscarded({ subStep }));
  }, [isDraftSpent, dispatch, subStep]);

  return {
    open,
    isUnsaved: open !== null && isUnsaved,
    latest,
    openCard(id, sectionId) {
      const next = opening((open?.key ?? 0) + 1, id, sectionId, null);
      latest.current = next.start;
      setOpen(next);
    },
    typed(values) {
      latest.current = values;
      if (!open) return;
      if (JSON.stringify(values) === JSON.stringify(open.base)) forget();
      else keep(open.id, open.sectionId, open.base, values);
    },
    close() {
      forget();
      setOpen(null);
    },
    closeStored(sent) {
      const draft = selectDraft(subStep)(store.getState());
      if (JSON.stringify(draft?.values.card) === JSON.stringify(sent)) forget();
      setOpen(null);
    },
    rebaseOnto(id, base) {
      if (!open || !latest.current) return;
      keep(id, open.sectionId, base, latest.current);
      setOpen({ ...open, id, base, restored: null });
    },
    detachFromRecord() {
      if (!open || !latest.current) return;
      const base = sectionFor(kind, null, open.sectionId).emptyValues;
      if (isUnsaved) keep(null, open.sectionId, base, latest.current);
      const start = latest.current;
      setOpen({ ...open, key: open.key + 1, id: null, base, start, restored: null, isGone: true });
    },
  };
}
