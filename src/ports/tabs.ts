/** How long a job waits for its turn, and its result if it has waited too long. */
export interface ExclusiveLockOptions<Result> {
  timeoutMs: number;
  onTimeout: () => Result;
}

export interface TabsPort {
  /** A session has begun in this tab; tabs in an older session, or in none, are notified. */
  announceSignIn(): void;
  /** The session has ended, for all tabs. */
  announceSignOut(): void;
  /** Calls back when another tab has started, ended or replaced the browser's session. */
  onSessionMoved(listener: () => void): () => void;
  /**
   * Runs a job while no other tab runs one of the same name; without browser locks it just runs it.
   */
  withExclusiveLock<Result>(
    name: string,
    job: () => Promise<Result>,
    options?: ExclusiveLockOptions<Result>,
  ): Promise<Result>;
  /** A time shared by all tabs; null if none is stored. */
  readTime(name: string): number | null;
  storeTime(name: string, atMs: number): void;
}

export interface SubStepTabsPort {
  /**
   * Informs the other tabs that this one shows a sub-step, and calls back when another tab opens or
   * leaves it. `subStepKey` identifies user and sub-step. Returns a function that leaves it.
   */
  enter(subStepKey: string, onOthers: (isOpenInOtherTab: boolean) => void): () => void;
  /** This tab has saved the sub-step. */
  announceSaved(subStepKey: string): void;
  /** Calls back when another tab has saved a sub-step. */
  onSaved(listener: (subStepKey: string) => void): () => void;
}
