import type { Effects } from '@/state/effects';

type Report = Parameters<Effects['report']>;

export interface Reports {
  report: Effects['report'];
  /** Hands over the reports so far, and from now on. */
  takeAll(take: Effects['report']): void;
}

/** The reports of a page, kept until it is known what becomes of them. */
export function makeReports(): Reports {
  const waiting: Report[] = [];
  let take: Effects['report'] = (...report) => void waiting.push(report);
  return {
    report: (...report) => take(...report),
    takeAll(next) {
      take = next;
      for (const report of waiting.splice(0)) next(...report);
    },
  };
}
