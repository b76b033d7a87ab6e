/** For how long a job waits for its turn, and what comes of it where that did not come. */
export interface ExclusiveLockOptions<Result> {
  timeoutMs: number;
  onTimeout: () => Result;
}

export interface TabsPort {
  /** A session has begun in this tab; those in an older one, or in none, learn it. */
  announceSignIn(): void;
  /** The session has ended, for all tabs. */
  announceSignOut(): void;
  /** Calls back when the browser's session has begun, ended, or become another, in another tab. */
  onSessionMoved(listener: () => void): () => void;
  /** Runs a job while no other tab runs one of that name; without such a lock it just runs it. */
  withExclusiveLock<Result>(
    name: string,
    job: () => Promise<Result>,
    options?: ExclusiveLockOptions<Result>,
  ): Promise<Result>;
  /** A time that all tabs know; null where none is stored. */
  readTime(name: string): number | null;
  storeTime(name: string, atMs: number): void;
}

export interface SubStepTabsPort {
  /**
   * Says to the other tabs that this one shows a sub-step, and calls back when it begins or ceases to
   * be open in one of them too. `place` names user and sub-step. Answers how to leave it.
   */
  enter(subStepKey: string, onOthers: (isOpenInOtherTab: boolean) => void): () => void;
  /** The server has taken the sub-step's answers from this tab. */
  announceSaved(subStepKey: string): void;
  /** Calls back when another tab has saved a sub-step. */
  onSaved(listener: (subStepKey: string) => void): () => void;
}
