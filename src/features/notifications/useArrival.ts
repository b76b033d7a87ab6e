import { useState } from 'react';

/** An answer of the server, and how many notifications it held. */
export interface Arrival {
  id: string;
  count: number;
}

/** The answer that is on screen as it came, whatever reading has taken from it since. */
export function useArrival(id: string | null, count: number): Arrival | null {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const isNew = id !== null && arrival?.id !== id;
  const latest = isNew ? { id, count } : arrival;
  if (isNew) setArrival(latest);
  return id === null ? null : latest;
}
