import { useEffect, useRef, useState } from 'react';
import type { Toast } from './toasts';

/** Toasts that come together are announced once. */
const TOGETHER_MS = 500;

const wordsOf = ({ title, body }: Toast) => JSON.stringify([title, body]);

/**
 * How many times the words of a toast have been said again since it opened. Whoever tries again hears
 * that it has failed again: words that are put in anew are announced, those that stay are not.
 */
export function useRepeats(toast: Toast): number {
  const [repeats, setRepeats] = useState(0);
  const last = useRef(toast);
  useEffect(() => {
    const isRepeated = last.current !== toast && wordsOf(last.current) === wordsOf(toast);
    last.current = toast;
    if (!isRepeated) return undefined;
    const timer = setTimeout(() => setRepeats((before) => before + 1), TOGETHER_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return repeats;
}
