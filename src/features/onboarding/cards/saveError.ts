import { problemMessage } from '@/api/problem';
import { GENERIC_ERROR } from '@/domain/session/sessionErrors';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { saveProblemText } from '../parts/saveProblemText';
import type { SaveError } from './cardEditor';
import type { CardItem, CardKind, CardValues } from './cardKind';
import { mayBeStored, type StoreOutcome } from './storeCard';

/** The text if no response came. */
const NO_RESPONSE = {
  notStored: typedMessageRef('onboardingLists.cards.notStored'),
  unsure: typedMessageRef('onboardingLists.cards.unsure'),
};

/** The problem of a card that was not saved; `others` are the other records on screen. */
export function saveErrorOf<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
>(
  kind: Pick<CardKind<Item, Values, Request>, 'refusedField'>,
  outcome: Exclude<StoreOutcome<Item>, { kind: 'stored' }>,
  sent: Values,
  id: number | null,
  others: readonly Item[],
): SaveError {
  const error = { mayBeStored: mayBeStored(outcome), refused: null };
  if (outcome.kind !== 'refused') return { ...error, problem: NO_RESPONSE[outcome.kind] };
  const { problem, items } = outcome;
  const now = items?.filter((item) => item.id !== id) ?? others;
  const field = kind.refusedField?.(problem, sent, now);
  const text = problemMessage(problem) ?? GENERIC_ERROR;
  return { ...error, problem: saveProblemText(problem), refused: field ? { field, text } : null };
}
