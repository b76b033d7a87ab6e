import type { ComponentType } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ApiProblem } from '@/api/problem';
import type { Answer } from '@/api/request';
import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { TextKey } from '@/i18n/indonesian';

/** A record of the server that is one card. */
export interface CardItem {
  readonly id: number;
}

/** What a card's form holds, as typed. */
export type CardValues = Record<string, unknown>;

/** The words of one list of cards. */
export interface CardWords {
  add: TextKey;
  save: TextKey;
  /** Names a card by its place in the list; takes `number`. */
  card: TextKey;
  emptyTitle: TextKey;
  emptyBody: TextKey;
  saved: TextKey;
  deleted: TextKey;
  deleteTitle: TextKey;
  /** Takes `name`. */
  deleteBody: TextKey;
}

/** What one list of cards is made of; everything else is the same for all. */
export interface CardKind<Item extends CardItem, Values extends CardValues, Request> {
  subStep: SubStepId;
  words: CardWords;
  emptyValues: Values;
  valuesOf(item: Item): Values;
  /** The rules of one card; `others` are the records that the other cards show. */
  schema(others: readonly Item[]): AnyObjectSchema;
  toRequest(values: Values): Request;
  /** The field that a refusal of the server belongs to. */
  refusedField?(problem: ApiProblem): (keyof Values & string) | null;
  Fields: ComponentType;
  /** What a folded card shows of its record. */
  Summary: ComponentType<{ item: Item }>;
}

/** The calls behind a list of cards. None of them throws. */
export interface CardStore<Item extends CardItem, Request> {
  add(request: Request): Promise<Answer<Item>>;
  update(id: number, request: Request): Promise<Answer<Item>>;
  remove(id: number): Promise<Answer<null>>;
  /** Puts what the server answered into the list on screen, before the list is fetched again. */
  keep(item: Item): void;
  /** Asks the server for the list anew; null where it does not answer. */
  refetch(): Promise<readonly Item[] | null>;
}
