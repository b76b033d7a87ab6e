export type Service = 'identity' | 'master' | 'notification' | 'logActivity' | 'assets';

/** What API calls need to know about the page they run in. The store passes it to every call. */
export interface WireEnvironment {
  /** The address of each service, without a slash at the end. */
  services: Readonly<Record<Service, string>>;
  /** The token of the session; `auth` takes precedence over the cookie. Null without a session. */
  sessionToken(): string | null;
  /** The token of a login that still needs its one-time code. */
  temporaryToken(userId: string): string | null;
  /** True while the browser is offline; a call is tried anyway. */
  isSurelyOffline(): boolean;
  /** True while nothing comes back although the browser is online: a call ends sooner then (C7). */
  isUnreachable(): boolean;
  /**
   * Called when a request begins, with whether nothing works without its service. Returns a callback
   * for its end that takes whether a response came, refusals included; null says nothing.
   */
  beginCall(isVital: boolean): (hasResponse: boolean | null) => void;
  /** Called with the `Date` of each response of identity; null if the server does not expose it. */
  noteServerDate(date: string | null): void;
  /** Whether each POST carries an `Idempotency-Key`, so that a retry has one effect. */
  sendsIdempotencyKeys: boolean;
}
