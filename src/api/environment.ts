export type Service = 'identity' | 'master' | 'notification' | 'logActivity' | 'assets' | 'flags';

/** What the wire needs to know of the page it runs in. The store hands it to every call. */
export interface WireEnvironment {
  /** The address of each service, without a slash at the end; null where there is none. */
  services: Readonly<Record<Service, string | null>>;
  /** The token that calls of the session carry; `auth` goes before the cookie. Null without one. */
  sessionToken(): string | null;
  /** The token of a login that still needs its one-time code. */
  temporaryToken(userId: string): string | null;
  /** Nothing that is sent now can arrive; a call is tried all the same. */
  isSurelyOffline(): boolean;
  /** A call begins; what is returned is told whether it had a response, be it a refusal. */
  beginCall(): (hasResponse: boolean) => void;
  /** Is told the `Date` of each answer of identity; null where the server does not show it. */
  noteServerDate(date: string | null): void;
  /** Each POST carries an `Idempotency-Key`, so that a retry has one effect. */
  sendsIdempotencyKeys: boolean;
}
