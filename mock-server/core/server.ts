import path from 'node:path';
import type { Application, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { CallLog } from '../control/calls';
import { makeControl } from '../control/control';
import { ErrorReports } from '../control/errorReports';
import { Faults } from '../control/faults';
import { Latency, type LatencyRange } from '../control/latency';
import { allRoutes } from '../handlers/all';
import { Persistence } from '../persist/persistence';
import type { StateSources } from '../persist/savedState';
import { Recorder } from '../record/recorder';
import { loadScenario, scenarioNames } from '../scenario/loadScenario';
import { readAppUrl } from './appUrl';
import { makeDispatch } from './dispatch';
import { handleUnknownRoute, makeErrorHandler } from './errors';
import { listenOnLoopback, type Listening } from './listen';
import { refuseOtherHosts } from './ownMachine';
import { readJson } from './readJson';
import { RepeatedCalls } from './repeatedCalls';
import type { Route } from './route';
import { Store } from './store';
import { makeValidator } from './validation';

export interface MockServerOptions {
  /** A file of `mock-server/scenarios`, without its ending; or any file, by its path. */
  scenario?: string | undefined;
  /**
   * The latency of every call. Assumption: it takes precedence over a scenario or a saved state.
   */
  latency?: LatencyRange | undefined;
  /** Whether `/__mock` is there; true by default. */
  control?: boolean;
  /** A file for the state, which is also read at the start if it exists. */
  persist?: string;
  /** Where the app is, for the links of `/__mock` and of mails; by default that of `npm start`. */
  appUrl?: string;
  /** A file to which the calls are recorded for a replay; it must not exist yet. */
  record?: string;
  /** Milliseconds since the epoch; the real time by default. */
  readClock?: () => number;
  /** Gets lines about broken calls; the console by default. */
  log?: (line: string) => void;
  /** The handlers; those of the product by default. */
  routes?: readonly Route[];
}

export interface MockServer {
  /** The whole mock as one handler, for use inside another server. */
  app: Application;
  store: Store;
  /** The scenario that the state began with, or was last reset to. */
  scenario: () => string;
  latency: Latency;
  /** Whether the state was read from a file and is not the start of a scenario. */
  isResumed: boolean;
  /** Resolves when everything recorded is in its file. */
  settle: () => Promise<void>;
  /** Listens on 127.0.0.1; port 0 takes a free one. */
  listen: (port: number) => Promise<Listening>;
  /** Releases every call that is held back by a fault or the latency. */
  close: () => void;
}

const DEFAULT_APP_URL = 'http://localhost:3000/bos/';

/** json-server's own would open CORS, serve the project's `public` and log every call. */
const hardenedDefaults = {
  noCors: true,
  logger: false,
  bodyParser: false,
  static: path.join(__dirname, 'no-static-files'),
};

/**
 * Responses are never cached, framed, loaded by other sites or sniffed; the page of `/__mock` has
 * its own policy.
 */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** `Date` is the mock's time: the app uses it to compute the end of a session. */
const setHeaders =
  (store: Store): RequestHandler =>
  (_request, response, next) => {
    response.set({ ...HEADERS, Date: store.httpDate() });
    next();
  };

/** Makes a mock with its own memory; any number may run in one process. */
export async function makeMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { control = true } = options;
  const appUrl = readAppUrl(options.appUrl ?? DEFAULT_APP_URL);
  const { log = (line: string) => console.warn(line) } = options;
  const store = new Store(options.readClock);
  const calls = new CallLog(() => store.now());
  const faults = new Faults(calls);
  const latency = new Latency();
  const repeatedCalls = new RepeatedCalls();
  const errorReports = new ErrorReports();

  const startNames = { current: options.scenario ?? 'default' };
  let startFile = startNames.current;
  const reset = (name = startNames.current): void => {
    const scenario = loadScenario(name, startFile);
    latency.reset(options.latency ?? scenario.latency);
    faults.clear();
    calls.clear();
    repeatedCalls.clear();
    errorReports.clear();
    store.reset((nowMs) => scenario.makeTables(nowMs));
    for (const fault of scenario.faults) faults.add(fault);
    startNames.current = name;
  };
  reset();

  const parts = { store, faults, latency, repeatedCalls, startNames, appUrl, log };
  const persistence = await keepState(options, parts);
  const recorder = await beginRecording(options, parts, persistence);
  startFile = startNames.current;

  const app = jsonServer.create();
  app.disable('x-powered-by').disable('etag').set('json spaces', 0);
  app.use(jsonServer.defaults(hardenedDefaults));
  app.use(setHeaders(store), refuseOtherHosts);
  if (control) {
    const scenarios = {
      scenarioNames: () => [...new Set([...scenarioNames(), startFile])],
      describeScenario: (name: string) => loadScenario(name, startFile).description,
    };
    const aroundCalls = [recorder?.note, recorder?.order, persistence?.holdResponses].filter(
      isThere,
    );
    const surface = makeControl({
      ...parts,
      ...scenarios,
      calls,
      errorReports,
      reset,
      aroundCalls,
    });
    app.use('/__mock', surface);
  }
  // Another service than those of the contract, as in production.
  app.post('/api/error-reporting/api/:project/envelope', errorReports.receive);
  app.use(calls.watch, latency.wait, ...readJson, calls.logBody);
  if (recorder) app.use(recorder.noteUnreadable);
  app.use(
    [recorder?.note, faults.middleware, recorder?.order, persistence?.holdResponses].filter(
      isThere,
    ),
  );
  app.use(makeValidator(store));
  app.use(calls.logFiles, makeDispatch(parts, options.routes ?? allRoutes));
  app.use(handleUnknownRoute);
  app.use(
    makeErrorHandler((request) => (line, details) => {
      log(line);
      calls.logContractErrors(request, details);
    }),
  );

  const letGo = (): void => {
    latency.reset();
    faults.clear();
  };
  return {
    app,
    store,
    latency,
    scenario: () => startNames.current,
    isResumed: persistence?.isResumed ?? false,
    settle: async () => recorder?.flush(),
    listen: (port: number) => listenOnLoopback(app, port, letGo),
    close: letGo,
  };
}

const isThere = (handler: RequestHandler | undefined): handler is RequestHandler =>
  handler !== undefined;

type ServerParts = StateSources & { appUrl: string; log: (line: string) => void };

/** Persists the state in a file, if that is wanted. */
async function keepState(
  { persist, latency }: MockServerOptions,
  parts: ServerParts,
): Promise<Persistence | undefined> {
  if (persist === undefined) return undefined;
  const persistence = await Persistence.open(persist, parts, parts.log);
  if (latency) parts.latency.set(latency);
  return persistence;
}

async function beginRecording(
  { record, persist = '' }: MockServerOptions,
  parts: ServerParts,
  persistence: Persistence | undefined,
): Promise<Recorder | undefined> {
  if (record === undefined) return undefined;
  if (persistence?.isResumed) {
    throw new Error(`A recording begins from its scenario: ${persist} holds a state already`);
  }
  return Recorder.begin(record, parts);
}
