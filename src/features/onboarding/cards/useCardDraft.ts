import { isSameJson } from '@/primitives/isSameJson';
import { useAppDispatch, useAppSelector, useAppStore } from '@/state/hooks';
import { draftDiscarded, draftTyped, selectDraft } from '@/state/slices/drafts';
import { versionOf } from '../model/draftValues';
import { mergeCard, type CardDraftValues } from './cardDraft';
import type { OpenCard } from './cardEditor';
import type { CardItem, CardKind, CardValues } from './cardKind';

/** What is typed into the open card and not stored: the draft of the sub-step. */
export function useCardDraft<Item extends CardItem, Values extends CardValues>({
  subStep,
  compare,
}: Pick<CardKind<Item, Values, never>, 'subStep' | 'compare'>) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const select = selectDraft(subStep);
  const exists = useAppSelector((state) => select(state) !== null);

  const read = () => select(store.getState());
  const forget = () => {
    if (read()) dispatch(draftDiscarded({ subStep }));
  };
  /** The current values of the form. */
  const typedInto = ({ record, base, start }: OpenCard<Item, Values>): Values => {
    const draft = read();
    return draft ? mergeCard(base, record !== null, draft, compare).values : start;
  };
  return {
    exists,
    read,
    forget,
    typedInto,
    /** Discards the draft of exactly these values. */
    forgetIf(card: OpenCard<Item, Values>, values: Values) {
      if (read() && isSameJson(typedInto(card), values)) forget();
    },
    /** Whether the draft is of this record. */
    isOf: (id: number): boolean => read()?.values.cardId === id,
    write(
      { record, sectionId, base }: Omit<OpenCard<Item, Values>, 'key'>,
      card: Values,
      removal: Pick<CardDraftValues, 'isBeingRemoved'> = {},
    ) {
      const cardId = record?.id ?? null;
      const values: CardDraftValues = { hasUnsavedCard: true, cardId, sectionId, card, ...removal };
      const baseValues = { card: base };
      dispatch(draftTyped({ subStep, values, baseValues, baseVersion: versionOf(base) }));
    },
  };
}
