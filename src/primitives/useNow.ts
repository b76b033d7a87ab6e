import { useEffect, useState } from 'react';

const TICK_MS = 60_000;

/** The time in milliseconds, a new one each minute: for words like '5 menit lalu'. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  return nowMs;
}
