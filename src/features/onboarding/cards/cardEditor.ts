import type { MessageRef } from '@/primitives/messageRef';
import type { FormErrors } from '@/ui/forms/formErrors';
import type { RestoredCard } from './cardDraft';
import type { CardItem } from './cardKind';
import type { FocusMove, FocusTarget } from './useCardFocus';

/** The card that is open, as its form begins. */
export interface OpenCard<Item, Values> {
  /** Another one for every form, so that it starts over. */
  key: number;
  /** The list in which it is open. */
  sectionId: string;
  /** The record that is changed, as it was when the form began; null for a new card. */
  record: Item | null;
  /** What the server has, or an empty card. */
  base: Values;
  /** What the form begins with: the same, or what was typed before. */
  start: Values;
  /** The draft that it was opened with. */
  restored: RestoredCard<Values> | null;
  /** Records that were there when it was opened. */
  knownIds: ReadonlySet<number>;
}

interface Opened<Item, Values> {
  card: OpenCard<Item, Values>;
  /** Why the last try to save has failed. */
  problem: MessageRef | null;
  /** What the server has refused at a field, until something is typed. */
  refused: FormErrors;
  /** The user wanted to go on without saving the card. */
  isInTheWay: boolean;
  /** The user is asked whether to throw away what was typed. */
  isDiscarding: boolean;
  focus: FocusMove | null;
}

/**
 * - `editing`: the card is filled in.
 * - `unknown`: an earlier try may have been stored, so the next one looks at the list first.
 * - `removed`: its record was removed elsewhere; what is typed can be stored as a new one.
 */
interface Filling<Item, Values> extends Opened<Item, Values> {
  phase: 'editing' | 'unknown' | 'removed';
}

/** A save is under way, or done and not yet in the list on screen. */
interface Saving<Item, Values> extends Opened<Item, Values> {
  phase: 'saving';
  from: Filling<Item, Values>['phase'];
  /** The other records when it began: what it stores is not compared with itself. */
  others: readonly Item[];
  /** Something was typed since. */
  isOutdated: boolean;
  /** What the server has stored. */
  stored: Item | null;
}

export type OpenEditor<Item, Values> = Filling<Item, Values> | Saving<Item, Values>;

/** A list of cards, of which one at most is open. `focus` is where the last event moves the focus. */
export type CardEditor<Item, Values> =
  { phase: 'closed'; focus: FocusMove | null } | OpenEditor<Item, Values>;

/** A record that is being removed, and what gets the focus: its card, or the one beside it. */
interface Removal {
  id: number;
  own: FocusTarget;
  neighbour: FocusTarget;
}

/** Why a card could not be saved. */
export interface SaveFailure {
  problem: MessageRef;
  /** The field that it belongs to. */
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
  /** `key` is that of the card: the response may come when another one is open. */
  | { type: 'stored'; key: number; item: Item }
  | { type: 'failed'; key: number; failure: SaveFailure }
  /** What was typed during the save belongs to the record that it has stored. */
  | { type: 'rebased'; card: OpenCard<Item, Values> }
  /** The record is gone, what was typed stays. */
  | { type: 'detached'; card: OpenCard<Item, Values> }
  | { type: 'discardAsked' }
  | { type: 'discardCancelled' }
  | { type: 'removalStarted'; removal: Removal }
  | { type: 'removalEnded'; removal: Removal; isGone: boolean };

const NO_ERRORS: FormErrors = {};

/** A card about which there is nothing to say yet. */
export const initialCard = <Item, Values>(card: OpenCard<Item, Values>) => ({
  card,
  problem: null,
  refused: NO_ERRORS,
  isInTheWay: false,
  isDiscarding: false,
});

/** Whether to say that the record of the open card is gone. */
export const isRecordGone = <Item, Values>(state: OpenEditor<Item, Values>): boolean =>
  state.phase === 'removed' || (state.phase === 'saving' && state.from === 'removed');

/** What an event makes of the list. */
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
      const { problem, refused, mayBeStored } = event.failure;
      const phase = mayBeStored ? 'unknown' : from === 'removed' ? from : 'editing';
      const next = { ...initialCard(card), phase, isInTheWay, focus } as const;
      // What was refused may no longer be in the field: then it is not said there.
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

/** Whether the save that an event tells of is that of the open card. */
function isSaving<Item, Values>(
  state: OpenEditor<Item, Values>,
  key: number,
): state is Saving<Item, Values> {
  return state.phase === 'saving' && state.card.key === key;
}
