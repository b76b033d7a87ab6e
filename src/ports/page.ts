/** Whether the page has a connection, as far as the browser knows. */
export interface NetworkPort {
  isOnline(): boolean;
  /** Calls back when the connection is lost or restored; returns an unsubscribe function. */
  subscribe(listener: (isOnline: boolean) => void): () => void;
}

/** The activity of the user on the page. */
export interface UserActivityPort {
  /** Keys, pointer, scroll and touch; at most once a second. */
  onActivity(listener: () => void): () => void;
  onVisibilityChange(listener: (isVisible: boolean) => void): () => void;
  /** Reports each second when the user was last active, by time stamps and not by ticks. */
  onIdleness(listener: (lastActivityAtMs: number) => void): () => void;
}

export interface ClockPort {
  /** By the device's clock, like all times of the app. */
  nowMs(): number;
  wait(durationMs: number): Promise<void>;
}

/** The number on the icon of the installed app. */
export interface AppBadgePort {
  /** Shows a number, or none for 0. Does nothing where the browser cannot. */
  show(count: number): void;
}
