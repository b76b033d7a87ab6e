import {
  browserApiErrorsIntegration,
  browserTracingIntegration,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
  captureException,
  type BrowserOptions,
  type ErrorEvent,
} from '@sentry/react';
import { cleanEnvelope } from './cleanEnvelope';
import { cleanMessage, cleanPathWith, cleanScript, hostsOf, type CleanPath } from './cleanReport';
import { cleanSpan } from './cleanSpan';

/** Sampling rates of the spec: a fifth of the traces, and replays of sessions with an error alone. */
const TRACES_SHARE = 0.2;
const REPLAYS_SHARE = 0;
const REPLAYS_WITH_ERROR_SHARE = 1;

/** Pages on which documents and identities are shown: no replay has anything of them. */
const NEVER_REPLAYED = 'main, [role=dialog]';

export interface SentryOptions {
  dsn: string;
  hasReplay: boolean;
  /** The words of paths that may be sent: those of our routes and calls. */
  pathWords: ReadonlySet<string>;
  /** Asked before each sending: what goes on by itself ends with the flag. */
  isWanted: (what: 'reports' | 'replays') => boolean;
  /** For tests. */
  transport?: Transport;
}

type Transport = NonNullable<BrowserOptions['transport']>;

/**
 * The build of this page: the first script has the hashes of all others, so that its own names the build
 * (docs/deploy.md). The development server has none.
 */
function release(): string | undefined {
  const script = document.querySelector('script[src*="/assets/runtime."]')?.getAttribute('src');
  const hash = /\.([0-9a-f]{10})\.js$/.exec(script ?? '')?.[1];
  return hash && `bos@${hash}`;
}

/** Starts the reporting. It sends nothing by itself but errors, traces and replays of errors. */
export function startSentry({
  dsn,
  hasReplay,
  pathWords,
  isWanted,
  transport = makeFetchTransport,
}: SentryOptions): void {
  const cleanPath = cleanPathWith(pathWords);
  init({
    dsn,
    ...definedOnly({ release: release() }),
    // Each environment has a host of its own.
    environment: window.location.hostname,
    transport: cleaned(transport, isWanted, cleanPath),
    // Those by default also collect addresses, cookies, breadcrumbs of the console and of the fields.
    defaultIntegrations: false,
    integrations: [
      browserApiErrorsIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      browserTracingIntegration(),
      ...(hasReplay
        ? [
            replayIntegration({
              maskAllText: true,
              maskAllInputs: true,
              blockAllMedia: true,
              block: [NEVER_REPLAYED],
              networkDetailAllowUrls: [],
              // What is packed could not be looked through before it is sent.
              useCompression: false,
            }),
          ]
        : []),
    ],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
      frameContextLines: 0,
    },
    tracesSampleRate: TRACES_SHARE,
    replaysSessionSampleRate: REPLAYS_SHARE,
    replaysOnErrorSampleRate: REPLAYS_WITH_ERROR_SHARE,
    // Assumption: 'the provider' of the specification is that of error reporting, so that no service gets
    // headers that it did not ask for.
    tracePropagationTargets: [hostsOf(dsn)],
    beforeBreadcrumb: () => null,
    beforeSend: (event) => cleanEvent(event, cleanPath),
    beforeSendSpan: (span) => cleanSpan(span, cleanPath),
  });
}

/** Errors and spans are rebuilt below; of headers and replays, no other hook of the library sees everything. */
const cleaned =
  (transport: Transport, isWanted: SentryOptions['isWanted'], cleanPath: CleanPath): Transport =>
  (options) => {
    const { send, ...rest } = transport(options);
    return {
      ...rest,
      send: (envelope) => {
        if (!isWanted('reports')) return Promise.resolve({});
        const cleanedOne = cleanEnvelope(envelope, isWanted('replays'), cleanPath);
        return cleanedOne[1].length === 0 ? Promise.resolve({}) : send(cleanedOne);
      },
    };
  };

/** The event, rebuilt from what may be sent. */
function cleanEvent(event: ErrorEvent, cleanPath: CleanPath): ErrorEvent {
  const { event_id, timestamp, level, platform, release, environment, contexts, tags } = event;
  const values = (event.exception?.values ?? []).map(({ type, value, mechanism, stacktrace }) => ({
    type: /^\w{1,40}$/.test(type ?? '') ? type : 'Error',
    value: cleanMessage(value ?? ''),
    ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled ?? false } }),
    ...(stacktrace?.frames && {
      stacktrace: {
        frames: stacktrace.frames.map(({ filename, lineno, colno, in_app }) => ({
          filename: cleanScript(filename),
          lineno,
          colno,
          in_app,
        })),
      },
    }),
  }));
  return {
    ...definedOnly({ event_id, timestamp, level, platform, release, environment, tags }),
    ...(contexts?.trace && {
      contexts: {
        trace: { trace_id: contexts.trace.trace_id, span_id: contexts.trace.span_id },
      },
    }),
    exception: { values },
    transaction: cleanPath(window.location.href),
    type: undefined,
  } as ErrorEvent;
}

function definedOnly<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

/** Sends an error; what it is about is names and numbers of code. */
export function sendError(
  error: unknown,
  { level, ...about }: Readonly<Record<string, string | number>>,
): void {
  captureException(error, { level: level === 'warning' ? 'warning' : 'error', tags: about });
}
