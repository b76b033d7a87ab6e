import { createContext, use, useMemo } from 'react';
import { useOptions } from '../../parts/useOptions';

type Positions = ReadonlyMap<number, string>;

/**
 * The names of positions, looked up once for all cards: fifty that each asked for the list would
 * each be asked in turn about every key that is pressed.
 */
export const PositionsContext = createContext<Positions>(new Map());

/** Loads the names of positions; none while they are on their way. */
export function useLoadedPositions(): Positions {
  const { options } = useOptions('shareholder-positions');
  return useMemo(() => new Map(options?.map(({ id, name }) => [id, name])), [options]);
}

/** The name of a position; empty where it has none. */
export function usePositionName(id: number | null): string {
  const names = use(PositionsContext);
  return id === null ? '' : (names.get(id) ?? '');
}
