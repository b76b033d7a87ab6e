import type { EmbedMessage } from '@/domain/embed/messages';
import type { EmbedMemoryPort } from '@/ports/embed';
import { tellPortal } from '@/state/listeners/embedding';
import type { AppStore } from '@/state/store';

/** What a frame has posted to its portal, kept for the tab. */
export function memoryOfTab(): EmbedMemoryPort {
  let current: string | null = null;
  return {
    read: () => current,
    store: (text) => (current = text),
    clear: () => (current = null),
  };
}

/** Puts the store into a frame whose portal records every message. */
export function listeningPortal({ dispatch }: AppStore, memory = memoryOfTab()) {
  const heard: EmbedMessage[] = [];
  let isClosed = false;
  const refusedTokens = new Set<string>();
  const port = {
    post: (message: EmbedMessage) => heard.push(message),
    repeat: () => undefined,
    forget: () => undefined,
    isClosed: () => isClosed,
    onMessage: () => undefined,
  };
  dispatch(tellPortal({ port, memory, refusedTokens }));
  /** Types and statuses: 'ekyc_ready 6'. */
  const log = () =>
    heard.map(({ type, payload }) =>
      'onboarding_status_id' in payload ? `${type} ${payload.onboarding_status_id}` : type,
    );
  const close = () => {
    isClosed = true;
  };
  return { heard, log, memory, refusedTokens, close };
}
