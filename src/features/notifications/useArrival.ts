import { useState } from 'react';

/** A response of the server, and how many notifications it contained. */
export interface Arrival {
  id: string;
  count: number;
}

/** The response on screen as it arrived, before reading changed it. */
export function useArrival(id: string | null, count: number): Arrival | null {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const isNew = id !== null && arrival?.id !== id;
  const latest = isNew ? { id, count } : arrival;
  if (isNew) setArrival(latest);
  return id === null ? null : latest;
}
