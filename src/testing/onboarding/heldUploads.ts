import { act } from '@testing-library/react';

/** An upload under way that goes on as the test likes. */
export class HeldUpload {
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
    // Where to is not asked.
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

  /** So much of it has gone up. */
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

const held: HeldUpload[] = [];
let onBegun: (upload: HeldUpload) => void = () => undefined;
const RealRequest = globalThis.XMLHttpRequest;

/**
 * Takes hold of every upload from now on, and returns those that have begun, in order. `hear` is told of
 * each as it begins.
 */
export function holdUploads(hear: typeof onBegun = () => undefined): readonly HeldUpload[] {
  held.length = 0;
  onBegun = hear;
  Object.assign(globalThis, { XMLHttpRequest: HeldUpload });
  return held;
}

/** How long an upload may stand still, in milliseconds. */
const STALL_LIMIT_MS = 30_000;

const realTimers = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

/**
 * Takes hold of the clock of what may not take longer than 30 s. Returns a function that lets that time
 * be over for all that has not ended yet.
 */
export function holdTimeLimits(): () => Promise<void> {
  const running = new Map<unknown, () => void>();
  // No mock functions, which Testing Library would take for a clock that stands still.
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

/** Uploads reach the mock again, and time goes by as it does. */
export function letUploadsGo(): void {
  Object.assign(globalThis, { XMLHttpRequest: RealRequest, ...realTimers });
}
