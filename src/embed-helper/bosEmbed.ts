import type {
  EmbedEnvelope,
  EmbedLocale,
  EmbedMessage,
  EmbedPayloads,
  EmbedType,
  HostEnvelope,
  HostMessage,
} from '@/domain/embed/messages';

/** How the onboarding is embedded. */
export interface BosEmbedOptions {
  /** The address of the page, like `https://app.example/bos/`. */
  url: string;
  /** A frame that is there already. Without one, a new frame is put into `container`. */
  iframe?: HTMLIFrameElement;
  container?: Element;
  /** The session token of the user. It is sent by message and is in no address. */
  auth?: string;
  locale?: EmbedLocale;
  /** What a screen reader calls the frame. */
  title?: string;
  /** Whether the frame is made as tall as the page, and scrolled to what the page shows; yes by default. */
  follows?: boolean;
}

/** A listener of one type of message. */
export type BosEmbedListener<Type extends EmbedType> = (
  payload: EmbedPayloads[Type],
  envelope: EmbedEnvelope,
) => void;

/** The embedded onboarding. What is sent before the page is ready waits, or is sent by `init`. */
export interface BosEmbed {
  readonly iframe: HTMLIFrameElement;
  /** Calls back for each message of a type, or of all (`*`). Returns an unsubscribe function. */
  on<Type extends EmbedType>(type: Type, listener: BosEmbedListener<Type>): () => void;
  on(type: '*', listener: (payload: unknown, envelope: EmbedEnvelope) => void): () => void;
  /** Sends `init`. The helper does so by itself each time the page is loaded. */
  init(options?: { auth?: string; locale?: EmbedLocale }): void;
  updateToken(auth: string): void;
  setLocale(locale: EmbedLocale): void;
  navigateBack(): void;
  requestState(): void;
  /** The page asks the user about unsaved work, unless `force`; then it says `exit`. */
  close(options?: { force?: boolean }): void;
  /** Stops listening, and removes the frame if the helper made it. */
  destroy(): void;
}

/** What the page needs: the camera for the e-KYC, and to copy its link. */
const ALLOW = 'camera; clipboard-write';
/** Its own scripts and storage, and downloads; it neither leads the portal away nor shows `alert`. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox';

function makeFrame({ url, container, title = 'BOS' }: BosEmbedOptions): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.title = title;
  iframe.allow = ALLOW;
  iframe.setAttribute('sandbox', SANDBOX);
  iframe.referrerPolicy = 'no-referrer';
  iframe.style.cssText = 'display:block;width:100%;min-height:480px;border:0';
  iframe.src = url;
  (container ?? document.body).append(iframe);
  return iframe;
}

/** Whether a message is one of the page; its version is the only one that this helper knows. */
const isEnvelope = (data: unknown): data is EmbedEnvelope => {
  if (typeof data !== 'object' || data === null) return false;
  const fields: { [Name in keyof EmbedEnvelope]?: unknown } = data;
  return (
    fields.source === 'bos-onboarding' &&
    fields.version === 1 &&
    typeof fields.type === 'string' &&
    typeof fields.payload === 'object' &&
    fields.payload !== null
  );
};

/**
 * Embeds the onboarding, or takes a frame that has it. Messages are accepted from this frame and the
 * origin of its address alone, and sent to that origin alone.
 */
export function embedOnboarding(options: BosEmbedOptions): BosEmbed {
  const { origin } = new URL(options.url, location.href);
  const { follows = true } = options;
  const iframe = options.iframe ?? makeFrame(options);
  const listeners = new Map<string, Set<(payload: unknown, envelope: EmbedEnvelope) => void>>();
  let { auth, locale } = options;
  /** The load of the frame that has said `ready`; null before the first. */
  let sessionId: string | null = null;
  let lastSeq = 0;

  const send = (message: HostMessage): void => {
    const envelope: HostEnvelope = { source: 'bos-host', version: 1, ...message };
    if (sessionId !== null) iframe.contentWindow?.postMessage(envelope, origin);
  };
  const sendInit = (): void =>
    send({
      type: 'init',
      payload: { version: 1, ...(auth && { auth }), ...(locale && { locale }) },
    });

  const follow = ({ type, payload }: EmbedMessage): void => {
    if (type === 'resize') iframe.style.height = `${payload.height}px`;
    if (type === 'scroll_to')
      scrollTo({ top: scrollY + iframe.getBoundingClientRect().top + payload.top });
  };

  const hear = ({ origin: from, source, data }: MessageEvent<unknown>): void => {
    if (from !== origin || source !== iframe.contentWindow || !isEnvelope(data)) return;
    const isLoaded = data.session_id !== sessionId;
    if (isLoaded ? data.type !== 'ready' : data.seq <= lastSeq) return;
    sessionId = data.session_id;
    lastSeq = data.seq;
    // The page would be refused with it again.
    if (data.type === 'session_expired') auth = undefined;
    if (isLoaded) sendInit();
    if (follows) follow(data);
    for (const key of [data.type, '*'])
      listeners.get(key)?.forEach((listener) => listener(data.payload, data));
  };
  addEventListener('message', hear);

  return {
    iframe,
    on(type: string, listener: (payload: never, envelope: EmbedEnvelope) => void) {
      const ofType = listeners.get(type) ?? new Set();
      listeners.set(type, ofType.add(listener as (payload: unknown) => void));
      return () => void ofType.delete(listener as (payload: unknown) => void);
    },
    init(given = {}) {
      auth = given.auth ?? auth;
      locale = given.locale ?? locale;
      sendInit();
    },
    updateToken(token) {
      auth = token;
      send({ type: 'token_update', payload: { auth: token } });
    },
    setLocale(next) {
      locale = next;
      send({ type: 'set_locale', payload: { locale: next } });
    },
    navigateBack: () => send({ type: 'navigate_back', payload: {} }),
    requestState: () => send({ type: 'request_state', payload: {} }),
    close: ({ force = false } = {}) => send({ type: 'close', payload: { force } }),
    destroy() {
      removeEventListener('message', hear);
      listeners.clear();
      if (!options.iframe) iframe.remove();
    },
  };
}
