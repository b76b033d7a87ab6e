import type { Effects } from '@/state/effects';

type Report = Effects['report'];

/** A page that reports more before it is known what becomes of it is in a loop. */
const MAX_WAITING = 20;

export interface Reports {
  report: Report;
  /** Hands over the reports so far, and from now on; null keeps them, twenty at most. */
  sendTo(next: Report | null): void;
}

/** The reports of a page, kept until it is known what becomes of them. */
export function makeReports(): Reports {
  const waiting: Parameters<Report>[] = [];
  let send: Report | null = null;
  return {
    report(error, about) {
      // A production console shows nothing about users; developers see what would be reported.
      if (process.env.NODE_ENV !== 'production') globalThis.console.warn(error);
      if (send !== null) send(error, about);
      else if (waiting.length < MAX_WAITING) waiting.push([error, about]);
    },
    sendTo(next) {
      send = next;
      if (next !== null) for (const report of waiting.splice(0)) next(...report);
    },
  };
}
