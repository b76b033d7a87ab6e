import { act } from '@testing-library/react';

/** A fake XMLHttpRequest whose progress and response the test controls. */
export class PausedUpload {
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  onprogress?: () => void;
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  isAborted = false;
  file: File | null = null;

  open(): void {
    // The address does not matter here.
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: FormData): void {
    this.file = form.get('file') as File;
    held.push(this);
    onBegun(this);
  }
  abort(): void {
    this.isAborted = true;
  }

  /** Reports progress up to this percentage. */
  goTo(percent: number): void {
    this.upload.onprogress?.({ loaded: percent, total: 100 });
  }
  answer(status: number, body: string): void {
    this.status = status;
    this.responseText = body;
    this.onload?.();
  }
  cut(): void {
    this.onerror?.();
  }
}

const held: PausedUpload[] = [];
let onBegun: (upload: PausedUpload) => void = () => undefined;
const RealRequest = globalThis.XMLHttpRequest;

/**
 * Intercepts every upload from now on, and returns the list of started uploads, in order. `hear` is
 * called with each upload when it starts.
 */
export function holdUploads(hear: typeof onBegun = () => undefined): readonly PausedUpload[] {
  held.length = 0;
  onBegun = hear;
  Object.assign(globalThis, { XMLHttpRequest: PausedUpload });
  return held;
}

/** How long an upload may make no progress, in milliseconds. */
const STALL_LIMIT_MS = 30_000;

const realTimers = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

/**
 * Intercepts the timers of 30 s, the time limit of a stalled upload. Returns a function that fires
 * all of them that are still running.
 */
export function holdTimeLimits(): () => Promise<void> {
  const running = new Map<unknown, () => void>();
  // Not Jest mock functions, because Testing Library would take them for fake timers.
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms?: number) => {
      const id = realTimers.setTimeout(run, ms);
      if (ms === STALL_LIMIT_MS) running.set(id, run);
      return id;
    },
    clearTimeout: (id: NodeJS.Timeout) => {
      running.delete(id);
      realTimers.clearTimeout(id);
    },
  });
  return () =>
    act(async () => {
      for (const run of running.values()) run();
      await Promise.resolve();
    });
}

/** Restores the real XMLHttpRequest and the real timers. */
export function letUploadsGo(): void {
  Object.assign(globalThis, { XMLHttpRequest: RealRequest, ...realTimers });
}
