import type { MessageRef } from '@/primitives/messageRef';
import type { FormErrors } from '@/ui/forms/formErrors';
import type { RestoredCard } from './cardDraft';
import type { CardItem } from './cardKind';
import type { FocusMove, FocusTarget } from './focusMove';

/** The open card, as its form begins. */
export interface OpenCard<Item, Values> {
  /** A new key for each form, so that it starts over. */
  key: number;
  /** The list in which it is open. */
  sectionId: string;
  /** The record to change, as it was when the form began; null for a new card. */
  record: Item | null;
  /** The stored record, or an empty card. */
  base: Values;
  /** The initial values of the form: the same, or what was typed before. */
  start: Values;
  /** The draft with which it was opened. */
  restored: RestoredCard<Values> | null;
  /** The records that existed when it was opened. */
  knownIds: ReadonlySet<number>;
}

interface Opened<Item, Values> {
  card: OpenCard<Item, Values>;
  /** Why the last save failed. */
  problem: MessageRef | null;
  /** The field problem from the server, until something is typed. */
  refused: FormErrors;
  /** The user wanted to continue without saving the card. */
  isInTheWay: boolean;
  /** The user is asked whether to discard what was typed. */
  isDiscarding: boolean;
  focus: FocusMove | null;
}

/**
 * - `editing`: the card is filled in.
 * - `unknown`: an earlier try may have been stored, so the next one checks the list first.
 * - `removed`: its record was removed elsewhere; the typed values can be stored as a new one.
 */
interface Filling<Item, Values> extends Opened<Item, Values> {
  phase: 'editing' | 'unknown' | 'removed';
}

/** A save is running, or done and not yet in the list on screen. */
interface Saving<Item, Values> extends Opened<Item, Values> {
  phase: 'saving';
  from: Filling<Item, Values>['phase'];
  /** The other records when it began; the card is not compared with itself. */
  others: readonly Item[];
  /** Something was typed since. */
  isOutdated: boolean;
  /** What the server has stored. */
  stored: Item | null;
}

export type OpenEditor<Item, Values> = Filling<Item, Values> | Saving<Item, Values>;

/** A list of cards, at most one of them open. `focus` is where the last event moves the focus. */
export type CardEditor<Item, Values> =
  { phase: 'closed'; focus: FocusMove | null } | OpenEditor<Item, Values>;

/** A record that is being removed, and what gets the focus: its card, or the card beside it. */
interface Removal {
  id: number;
  own: FocusTarget;
  neighbour: FocusTarget;
}

/** Why a card could not be saved. */
export interface SaveError {
  problem: MessageRef;
  /** The field with the problem. */
  refused: { field: string; text: MessageRef } | null;
  mayBeStored: boolean;
}

export type CardEvent<Item, Values> =
  /** `isOnlyIfLost`: it opens by itself, so it takes the focus only from nowhere. */
  | { type: 'opened'; card: Omit<OpenCard<Item, Values>, 'key'>; isOnlyIfLost?: boolean }
  | { type: 'closed'; focus: FocusTarget }
  | { type: 'blocked' }
  | { type: 'typed' }
  | { type: 'saveStarted'; others: readonly Item[] }
  /** `key` is the key of the card: another one may be open when the response comes. */
  | { type: 'stored'; key: number; item: Item }
  | { type: 'failed'; key: number; error: SaveError }
  /** What was typed during the save belongs to the stored record. */
  | { type: 'rebased'; card: OpenCard<Item, Values> }
  /** The record is gone, but the typed values stay. */
  | { type: 'detached'; card: OpenCard<Item, Values> }
  | { type: 'discardAsked' }
  | { type: 'discardCancelled' }
  | { type: 'removalStarted'; removal: Removal }
  | { type: 'removalEnded'; removal: Removal; isGone: boolean };

const NO_ERRORS: FormErrors = {};

/** A card without messages. */
export const initialCard = <Item, Values>(card: OpenCard<Item, Values>) => ({
  card,
  problem: null,
  refused: NO_ERRORS,
  isInTheWay: false,
  isDiscarding: false,
});

/** Whether to show that the record of the open card is gone. */
export const isRecordGone = <Item, Values>(state: OpenEditor<Item, Values>): boolean =>
  state.phase === 'removed' || (state.phase === 'saving' && state.from === 'removed');

/** The reducer of the list. */
export function cardEditor<Item extends CardItem, Values>(
  state: CardEditor<Item, Values>,
  event: CardEvent<Item, Values>,
): CardEditor<Item, Values> {
  switch (event.type) {
    case 'opened': {
      const key = state.phase === 'closed' ? 1 : state.card.key + 1;
      const { isOnlyIfLost = false } = event;
      const focus: FocusMove = { target: 'open', isOnlyIfLost };
      return { ...initialCard({ ...event.card, key }), phase: 'editing', focus };
    }
    case 'closed':
      return { phase: 'closed', focus: { target: event.focus } };
    case 'removalStarted': {
      const { id, neighbour } = event.removal;
      const focus: FocusMove = { target: neighbour, once: { id, isListed: false } };
      const isOpen = state.phase !== 'closed' && state.card.record?.id === id;
      return isOpen ? { phase: 'closed', focus } : { ...state, focus };
    }
    case 'removalEnded': {
      const { id, own, neighbour } = event.removal;
      const target = event.isGone ? neighbour : own;
      const once = { id, isListed: !event.isGone };
      return { ...state, focus: { target, once, isOnlyIfLost: true } };
    }
    default:
      return state.phase === 'closed' ? state : openCardAfter(state, event);
  }
}

type OpenEvent<Item, Values> = Exclude<
  CardEvent<Item, Values>,
  { type: 'opened' | 'closed' | 'removalStarted' | 'removalEnded' }
>;

function openCardAfter<Item, Values>(
  state: OpenEditor<Item, Values>,
  event: OpenEvent<Item, Values>,
): OpenEditor<Item, Values> {
  switch (event.type) {
    case 'blocked':
      return { ...state, isInTheWay: true, focus: { target: 'note' } };
    case 'typed':
      if (state.phase === 'saving')
        return state.isOutdated ? state : { ...state, isOutdated: true };
      return state.refused === NO_ERRORS ? state : { ...state, refused: NO_ERRORS };
    case 'saveStarted': {
      if (state.phase === 'saving') return state;
      const { card, focus, phase: from } = state;
      const save = { from, others: event.others, isOutdated: false, stored: null };
      return { ...initialCard(card), ...save, phase: 'saving', focus };
    }
    case 'stored':
      if (!isSaving(state, event.key)) return state;
      return { ...state, stored: event.item };
    case 'failed': {
      if (!isSaving(state, event.key)) return state;
      const { card, isInTheWay, focus, from, isOutdated } = state;
      const { problem, refused, mayBeStored } = event.error;
      const phase = mayBeStored ? 'unknown' : from === 'removed' ? from : 'editing';
      const next = { ...initialCard(card), phase, isInTheWay, focus } as const;
      // The refused value may have been changed: then the problem is not shown.
      if (refused === null || isOutdated) return { ...next, problem };
      const { field, text } = refused;
      return { ...next, refused: { [field]: text }, focus: { target: `field-${field}` } };
    }
    case 'rebased': {
      const focus: FocusMove = { target: 'open', isOnlyIfLost: true };
      return { ...initialCard(event.card), phase: 'editing', focus };
    }
    case 'detached': {
      const card = { ...event.card, key: state.card.key + 1 };
      const { isInTheWay, isDiscarding } = state;
      const focus: FocusMove = { target: 'gone', isOnlyIfLost: true };
      return { ...initialCard(card), phase: 'removed', isInTheWay, isDiscarding, focus };
    }
    case 'discardAsked':
      return state.phase === 'saving' ? state : { ...state, isDiscarding: true };
    case 'discardCancelled':
      return { ...state, isDiscarding: false };
  }
}

/** Whether the save of an event belongs to the open card. */
function isSaving<Item, Values>(
  state: OpenEditor<Item, Values>,
  key: number,
): state is Saving<Item, Values> {
  return state.phase === 'saving' && state.card.key === key;
}
