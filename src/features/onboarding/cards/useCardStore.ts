import { useMemo } from 'react';
import type { CallOptions } from '@/api/baseQuery';
import { callEndpoint, type Endpoint } from '@/api/callEndpoint';
import { useAppDispatch } from '@/state/hooks';
import type { AppThunk } from '@/state/types';
import { useWrite } from '../parts/useWrite';
import type { CardItem, CardStore } from './cardKind';

/** The endpoints of one resource whose records are cards. */
export interface CardEndpoints<Item extends CardItem, Request> {
  list: Endpoint<void, Item[]>;
  add: Endpoint<CallOptions & { body: Request }, Item>;
  update: Endpoint<CallOptions & { id: number; body: Request }, Item>;
  remove: Endpoint<CallOptions & { id: number }, null>;
  /** Changes the list in the cache. */
  changeList(change: (items: Item[]) => Item[]): AppThunk<unknown>;
}

/** A list with this record: replacing its older version, or at the end. */
export function withItem<Item extends CardItem>(items: readonly Item[], item: Item): Item[] {
  return items.some(({ id }) => id === item.id)
    ? items.map((known) => (known.id === item.id ? item : known))
    : [...items, item];
}

/** The calls behind a list of cards. */
export function useCardStore<Item extends CardItem, Request>(
  endpoints: CardEndpoints<Item, Request>,
): CardStore<Item, Request> {
  const dispatch = useAppDispatch();
  const write = useWrite();
  return useMemo(
    () => ({
      add: (body) => write(endpoints.add, { body }),
      update: (id, body) => write(endpoints.update, { id, body }),
      remove: (id) => write(endpoints.remove, { id }),
      keep: (item) => void dispatch(endpoints.changeList((items) => withItem(items, item))),
      async refetch() {
        const result = await dispatch(callEndpoint(endpoints.list, undefined));
        return result.problem ? null : result.value;
      },
    }),
    [dispatch, write, endpoints],
  );
}
