/** Whether the page has a connection, as far as anybody can know. */
export interface NetworkPort {
  isOnline(): boolean;
  /** Calls back when the connection comes or goes; returns an unsubscribe function. */
  subscribe(listener: (isOnline: boolean) => void): () => void;
}

/** What the person at the page does. */
export interface UserActivityPort {
  /** Keys, pointer, scroll and touch; at most once a second. */
  onActivity(listener: () => void): () => void;
  onVisibilityChange(listener: (isVisible: boolean) => void): () => void;
  /** Tells each second when somebody was last active, by time stamps and not by ticks. */
  onIdleness(listener: (lastActivityAtMs: number) => void): () => void;
}

export interface ClockPort {
  /** By the device's clock, as all times of the app are. */
  nowMs(): number;
  wait(durationMs: number): Promise<void>;
}
