import { createContext, use, useMemo } from 'react';
import { useOptions } from '../../parts/useOptions';

type Positions = ReadonlyMap<number, string>;

/**
 * The names of positions, loaded once for all cards: fifty cards with a query each would all be
 * updated with every key.
 */
export const PositionsContext = createContext<Positions>(new Map());

/** Loads the names of positions; empty until they are here. */
export function useLoadedPositions(): Positions {
  const { options } = useOptions('shareholder-positions');
  return useMemo(() => new Map(options?.map(({ id, name }) => [id, name])), [options]);
}

/** The name of a position; empty if unknown. */
export function usePositionName(id: number | null): string {
  const names = use(PositionsContext);
  return id === null ? '' : (names.get(id) ?? '');
}
