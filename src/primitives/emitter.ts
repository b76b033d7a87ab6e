/** An event that calls its listeners. A value that can also be read is an `Observable`. */
export interface Emitter<Event> {
  /** Calls back at every event. Returns an unsubscribe function. */
  subscribe(this: void, listener: (event: Event) => void): () => void;
  emit(this: void, event: Event): void;
}

export function makeEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(event) {
      for (const listener of listeners) listener(event);
    },
  };
}
