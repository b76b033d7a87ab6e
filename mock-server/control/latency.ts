import type { RequestHandler, Response } from 'express';

/** The latency of calls, in milliseconds: any time between the two, both included. */
export interface LatencyRange {
  min_ms: number;
  max_ms: number;
}

const NONE: LatencyRange = { min_ms: 0, max_ms: 0 };

/** A longer latency is a typing error. */
export const LONGEST_LATENCY_MS = 60_000;

/**
 * Reads `200-800` or `500`, in milliseconds; null if the text is neither, or the range is reversed.
 */
export function parseLatency(text: string): LatencyRange | null {
  const [, from = '', to = from] = /^(\d{1,5})(?:\s*-\s*(\d{1,5}))?$/.exec(text.trim()) ?? [];
  const range = { min_ms: Number(from), max_ms: Number(to) };
  const isGood = from !== '' && range.min_ms <= range.max_ms && range.max_ms <= LONGEST_LATENCY_MS;
  return isGood ? range : null;
}

/** Delays every call of the services, like a slow network; never control calls. */
export class Latency {
  private range = NONE;
  private isSkipped = false;
  private readonly waiting = new Set<Response>();

  get(): LatencyRange {
    return this.range;
  }

  set(range: LatencyRange): LatencyRange {
    this.range = { ...range };
    return this.range;
  }

  /** Back to `start`; waiting calls are cut off, because they belong to the state before. */
  reset(start: LatencyRange = NONE): void {
    this.set(start);
    for (const response of this.waiting) response.destroy();
  }

  /** Playing a recording has no latency. */
  skip(isSkipped: boolean): void {
    this.isSkipped = isSkipped;
  }

  readonly wait: RequestHandler = (_request, response, next) => {
    const { min_ms: min, max_ms: max } = this.range;
    if (max === 0 || this.isSkipped) {
      next();
      return;
    }
    const goOn = () => {
      this.waiting.delete(response);
      // The caller may be gone by now; such a call has no effect.
      if (!response.destroyed) next();
    };
    const timer = setTimeout(goOn, min + Math.random() * (max - min)).unref();
    this.waiting.add(response);
    response.once('close', () => {
      clearTimeout(timer);
      this.waiting.delete(response);
    });
  };
}
