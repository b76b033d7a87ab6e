import { makeEmitter } from './emitter';

/** A value outside React that components follow with `useSyncExternalStore(subscribe, read)`. */
export interface Observable<Value> {
  read(this: void): Value;
  /** Calls back after every change. Returns an unsubscribe function. */
  subscribe(this: void, listener: () => void): () => void;
}

export interface SettableObservable<Value> extends Observable<Value> {
  set(this: void, value: Value): void;
}

export function makeObservable<Value>(initial: Value): SettableObservable<Value> {
  let value = initial;
  const { subscribe, emit } = makeEmitter();
  return {
    read: () => value,
    subscribe,
    set(next) {
      if (next === value) return;
      value = next;
      emit();
    },
  };
}
