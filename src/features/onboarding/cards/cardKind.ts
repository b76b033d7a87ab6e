import type { ComponentType } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import type { IsoDate } from '@/domain/dates';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { TextKey } from '@/i18n/indonesian';

/** A record of the server that is one card. */
export interface CardItem {
  readonly id: number;
}

/** What the rules and the fields of a card may look at beside its form. */
export interface CardRules<Item> {
  /** The day in Jakarta. */
  today: IsoDate;
  /** The records of the other cards. */
  others: readonly Item[];
}

/** What a card's form holds, as typed. */
export type CardValues = Record<string, unknown>;

/** The words of one of the lists that a collection is shown in. */
export interface SectionWords {
  add: TextKey;
  /** Names a card by its place in the list; takes `number`. */
  card: TextKey;
  emptyTitle: TextKey;
  emptyBody: TextKey;
}

/** The words of a collection of cards. */
export interface CardWords extends SectionWords {
  save: TextKey;
  saved: TextKey;
  deleted: TextKey;
  deleteTitle: TextKey;
  /** Takes `name`. */
  deleteBody: TextKey;
}

type WordName = Exclude<keyof CardWords, 'emptyBody'>;

/** The words of a collection, by the first part of their keys. */
export const cardWords = <const Section extends string>(
  section: `${Section}.${WordName}` extends TextKey ? Section : never,
  emptyBody: TextKey,
): CardWords => {
  const word = (name: WordName) => `${section}.${name}` as TextKey;
  return {
    add: word('add'),
    card: word('card'),
    save: word('save'),
    saved: word('saved'),
    emptyTitle: word('emptyTitle'),
    emptyBody,
    deleted: word('deleted'),
    deleteTitle: word('deleteTitle'),
    deleteBody: word('deleteBody'),
  };
};

/**
 * One of several lists over one collection. A record is shown in each that holds it, is changed in one
 * list at a time, and is stored once.
 */
export interface CardSection<Item extends CardItem, Values extends CardValues> {
  id: string;
  title: TextKey;
  intro: TextKey;
  words: SectionWords;
  holds(item: Item): boolean;
  /** What a card begins with that is added here. */
  emptyValues: Values;
  /** Whether going on needs a card that is not there yet; what leads there takes the focus. */
  isWanting(items: readonly Item[]): boolean;
}

/** What one list of cards is made of; everything else is the same for all. */
export interface CardKind<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
> {
  subStep: SubStepId;
  words: CardWords;
  emptyValues: Values;
  /** The lists in which the records are shown; one without a title where none are named. */
  sections?: readonly CardSection<Item, Values>[];
  valuesOf(item: Item): Values;
  schema(rules: CardRules<Item>): AnyObjectSchema;
  /** The body that stores a card. */
  toRequest(values: Values): Request;
  /** Answers of a request that go with another one, and are dropped where that was changed. */
  goesWith?: { readonly [Key in keyof Request]?: keyof Request };
  /** Numbers whose every spelling the server takes: it gets its own back where nobody wrote. */
  keepsSpelling?: { readonly [Key in keyof Request]?: boolean };
  /** The field that a refusal of the server belongs to; `others` are the other records of now. */
  refusedField?(
    problem: ApiProblem,
    values: Values,
    others: readonly Item[],
  ): (keyof Values & string) | null;
  /**
   * With these statuses the server may say that a card does not fit to others that this page has
   * not seen, so that the list is fetched again; 409 where none are named.
   */
  conflicts?: readonly number[];
  Fields: ComponentType<CardRules<Item>>;
  /** What a folded card shows of its record. */
  Summary: ComponentType<{ item: Item }>;
  /** Whether the user is asked before leaving the page with an unsaved card. */
  asksBeforeLeaving?: boolean;
  /** Whether a stored record lacks what going on needs. */
  isIncomplete?(item: Item): boolean;
  /** The question before this record is removed; takes `name`. */
  deleteBodyOf?(item: Item): TextKey;
}

/** The calls behind a list of cards. None of them throws. */
export interface CardStore<Item extends CardItem, Request> {
  add(request: Request): Promise<Result<Item>>;
  update(id: number, request: Request): Promise<Result<Item>>;
  remove(id: number): Promise<Result<null>>;
  /** Puts what the server has stored into the list on screen, before the list is fetched again. */
  keep(item: Item): void;
  /** Asks the server for the list again; null where it does not respond. */
  refetch(): Promise<readonly Item[] | null>;
}
