import { useEffect, useRef, type RefObject } from 'react';

/**
 * The value of the latest render, for work that goes on after the render that began it. What is only
 * called from effects is better an Effect Event (`useEffectEvent`).
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
