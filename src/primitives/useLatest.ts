import { useEffect, useRef, type RefObject } from 'react';

/**
 * The value of the latest render, for work that continues after the render that started it. For
 * functions that only effects call, an Effect Event (`useEffectEvent`) is better.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
