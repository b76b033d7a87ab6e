/**
 * The protocol between the page in a frame and the portal around it (embedding.md). This file imports
 * nothing: the helper for portals is built from it too.
 */

/** The version of both directions. Additions do not raise it. */
export const EMBED_VERSION = 1;

/** Why something failed; `recoverable` of the message says whether the page can go on. */
export type EmbedErrorCode =
  /** The server refused the token of `init` or `token_update`. */
  | 'auth_refused'
  /** No response came when the server was asked whose token it is; send it again. */
  | 'auth_unchecked'
  /** The page turns this account away, as for an unknown role; another token of it changes nothing. */
  | 'account_refused'
  /** A call failed at the server, or got no response. The page reports it and offers another try. */
  | 'call_failed'
  /** The page has crashed, and shows an error screen. */
  | 'page_failed';

/**
 * - `closed`: the portal asked, and nothing was unsaved or the user agreed.
 * - `forced`: the portal did not let the user choose.
 * - `signed_out`: the user has signed out in the frame.
 */
export type EmbedExitReason = 'closed' | 'forced' | 'signed_out';

export interface EmbedStep {
  step: string;
  sub_step: string;
  /** Its position among the visible sub-steps, from 1. */
  index: number;
  total: number;
}

/** The payloads of the messages to the portal, by type. None has personal data or a token. */
export interface EmbedPayloads {
  step_saved: EmbedStep & {
    role: number | null;
    user_type: number | null;
    /** The number of complete sub-steps. */
    completed: number;
  };
  ekyc_ready: { onboarding_status_id: number };
  onboarding_succeed: { onboarding_status_id: number };
  revision_succeed: { onboarding_status_id: number };
  ready: { supported_versions: readonly number[]; locale: string };
  resize: { height: number };
  step_changed: EmbedStep;
  dirty_changed: { dirty: boolean };
  status_changed: { onboarding_status_id: number };
  activity: Record<string, never>;
  session_expiring: { expires_in_seconds: number };
  session_expired: Record<string, never>;
  scroll_to: { top: number };
  exit: { reason: EmbedExitReason };
  error: { code: EmbedErrorCode; recoverable: boolean; http_status?: number };
}

export type EmbedType = keyof EmbedPayloads;

/** A message to the portal. */
export type EmbedMessage = {
  [Type in EmbedType]: { type: Type; payload: EmbedPayloads[Type] };
}[EmbedType];

/** What is posted to the portal. */
export type EmbedEnvelope = EmbedMessage & {
  source: 'bos-onboarding';
  version: number;
  /** Unique. */
  id: string;
  /** Rises by one within a session id. */
  seq: number;
  /** Random for each load of the frame. */
  session_id: string;
  /** ISO 8601, by the clock of the device. */
  sent_at: string;
};

export type EmbedLocale = 'id' | 'en';

/** The payloads of the messages from the portal, by type. */
export interface HostPayloads {
  init: { version: number; locale?: EmbedLocale; auth?: string };
  token_update: { auth: string };
  set_locale: { locale: EmbedLocale };
  navigate_back: Record<string, never>;
  request_state: Record<string, never>;
  close: { force?: boolean };
}

export type HostType = keyof HostPayloads;

/** A message from the portal. */
export type HostMessage = {
  [Type in HostType]: { type: Type; payload: HostPayloads[Type] };
}[HostType];

/** What a portal posts to the frame. */
export type HostEnvelope = HostMessage & { source: 'bos-host'; version: number };
