import {
  EMBED_VERSION,
  type EmbedEnvelope,
  type EmbedMessage,
  type HostMessage,
} from '@/domain/embed/messages';
import { readHostMessage } from '@/domain/embed/readHostMessage';
import type { EmbedPort } from '@/ports/embed';
import { randomId } from '../randomId';

/** The port, which listens from the start: a portal may send `init` before the page is ready. */
export interface ParentPortal extends EmbedPort {
  /**
   * Posts the first message to these origins; from here on their messages count, also those that
   * came before.
   */
  open(this: void, origins: readonly string[], first: EmbedMessage): void;
  /** Posts the last message: from here on nothing is posted and nobody is heard. */
  close(this: void, last: EmbedMessage): void;
}

/** The origin as browsers write it: small letters, no default port. Null for anything else. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin } = new URL(text);
  return /^https?:/.test(origin) ? origin : null;
}

/** More messages than these before the configuration is there are not from a portal of ours. */
const MOST_EARLY = 50;

/**
 * The window around the page. Messages go to the configured origins, and after `init` to the one
 * that it came from; the browser delivers to the real parent alone. Only the parent itself is heard,
 * from exactly these origins (E1, E2).
 */
export function makeParentPortal(view: Window): ParentPortal {
  const sessionId = randomId();
  const listeners: ((message: HostMessage) => void)[] = [];
  const last = new Map<string, EmbedMessage>();
  const early: MessageEvent<unknown>[] = [];
  let origins: readonly string[] | null = null;
  let seq = 0;
  let isClosed = false;

  const read = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== view.parent || !origins?.includes(origin)) return;
    const message = readHostMessage(data);
    if (message === null) return;
    if (message.type === 'init') origins = [origin];
    for (const listener of listeners) listener(message);
  };
  view.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (origins !== null) read(event);
    else if (event.source === view.parent && early.length < MOST_EARLY) early.push(event);
  });

  const post = (message: EmbedMessage): void => {
    last.set(message.type, message);
    seq += 1;
    const envelope: EmbedEnvelope = {
      source: 'bos-onboarding',
      version: EMBED_VERSION,
      id: randomId(),
      seq,
      session_id: sessionId,
      sent_at: new Date().toISOString(),
      ...message,
    };
    for (const origin of origins ?? []) view.parent.postMessage(envelope, origin);
  };

  return {
    post,
    repeat(types) {
      for (const type of types) {
        const message = last.get(type);
        if (message !== undefined) post(message);
      }
    },
    forget(types) {
      for (const type of types) last.delete(type);
    },
    isClosed: () => isClosed,
    onMessage: (listener) => listeners.push(listener),
    open(configured, first) {
      origins = configured.flatMap((text) => originOf(text) ?? []);
      post(first);
      early.splice(0).forEach(read);
    },
    close(final) {
      post(final);
      isClosed = true;
      origins = [];
    },
  };
}
