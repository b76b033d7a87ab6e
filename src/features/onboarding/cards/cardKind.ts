import type { ComponentType } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import type { IsoDate } from '@/domain/dates';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { TextKey } from '@/i18n/indonesian';
import type { ValueComparison } from '../model/stepDefinition';

/** A record of the server that is one card. */
export interface CardItem {
  readonly id: number;
}

/** What the rules and fields of a card use besides its form. */
export interface CardRules<Item> {
  /** The day in Jakarta. */
  today: IsoDate;
  /** The records of the other cards. */
  others: readonly Item[];
}

/** The values of a card's form, as typed. */
export type CardValues = Record<string, unknown>;

/** The texts of one list of a collection. */
export interface SectionMessages {
  add: TextKey;
  /** Names a card by its number in the list; takes `number`. */
  card: TextKey;
  emptyTitle: TextKey;
  emptyBody: TextKey;
}

/** The texts of a collection of cards. */
export interface CardMessages extends SectionMessages {
  save: TextKey;
  saved: TextKey;
  deleted: TextKey;
  deleteTitle: TextKey;
  /** Takes `name`. */
  deleteBody: TextKey;
}

type MessageName = Exclude<keyof CardMessages, 'emptyBody'>;

/** The texts of a collection, by the common beginning of their keys. */
export const cardMessages = <const Section extends string>(
  section: `${Section}.${MessageName}` extends TextKey ? Section : never,
  emptyBody: TextKey,
): CardMessages => {
  const keyOf = (name: MessageName) => `${section}.${name}` as TextKey;
  return {
    add: keyOf('add'),
    card: keyOf('card'),
    save: keyOf('save'),
    saved: keyOf('saved'),
    emptyTitle: keyOf('emptyTitle'),
    emptyBody,
    deleted: keyOf('deleted'),
    deleteTitle: keyOf('deleteTitle'),
    deleteBody: keyOf('deleteBody'),
  };
};

/**
 * One of several lists over one collection. A record is shown in each list it belongs to, is
 * changed in one list at a time, and is stored once.
 */
export interface CardSection<Item extends CardItem, Values extends CardValues> {
  id: string;
  title: TextKey;
  intro: TextKey;
  messages: SectionMessages;
  holds(item: Item): boolean;
  /** The initial values of a card that is added here. */
  emptyValues: Values;
  /** Whether a required card is still missing; the link to it takes the focus. */
  isWanting(items: readonly Item[]): boolean;
}

/** What one list of cards consists of; everything else is common to all. */
export interface CardKind<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
> {
  subStep: SubStepId;
  messages: CardMessages;
  emptyValues: Values;
  /** The lists that show the records; a single one without a title by default. */
  sections?: readonly CardSection<Item, Values>[];
  valuesOf(item: Item): Values;
  schema(rules: CardRules<Item>): AnyObjectSchema;
  /** The body that stores a card. */
  toRequest(values: Values): Request;
  compare: ValueComparison<unknown>;
  /** Values that depend on another one, and are dropped when that one changes. */
  goesWith?: { readonly [Key in keyof Request]?: keyof Request };
  /** Numbers that the server accepts in any spelling: an untouched one is sent back unchanged. */
  keepsSpelling?: { readonly [Key in keyof Request]?: boolean };
  /** The field that a server problem belongs to; `others` are the other current records. */
  refusedField?(
    problem: ApiProblem,
    values: Values,
    others: readonly Item[],
  ): (keyof Values & string) | null;
  /**
   * With these statuses the server may say that a card conflicts with others that this page has not
   * loaded, so the list is fetched again; 409 by default.
   */
  conflicts?: readonly number[];
  Fields: ComponentType<CardRules<Item>>;
  /** What a folded card shows of its record. */
  Summary: ComponentType<{ item: Item }>;
  /** Whether the user is asked before leaving the page with an unsaved card. */
  asksBeforeLeaving?: boolean;
  /** Whether a stored record is incomplete. */
  isIncomplete?(item: Item): boolean;
  /** Whether any of these records may be removed; by default all may. */
  areRemovable?(items: readonly Item[]): boolean;
  /** The question before this record is removed; takes `name`. */
  deleteBodyOf?(item: Item): TextKey;
}

/** The calls behind a list of cards. None of them throws. */
export interface CardStore<Item extends CardItem, Request> {
  add(request: Request): Promise<Result<Item>>;
  update(id: number, request: Request): Promise<Result<Item>>;
  remove(id: number): Promise<Result<null>>;
  /** Puts a stored record into the list on screen, before the list is fetched again. */
  keep(item: Item): void;
  /** Fetches the list again; null without a response. */
  refetch(): Promise<readonly Item[] | null>;
}
