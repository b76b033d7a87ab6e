import type { Request, RequestHandler } from 'express';
import type { Store } from '../core/store';
import type { CallLog } from './calls';
import type { ErrorReports } from './errorReports';
import type { Faults } from './faults';
import type { Latency } from './latency';

/** What the control calls act on. */
export interface ControlContext {
  store: Store;
  calls: CallLog;
  faults: Faults;
  latency: Latency;
  errorReports: ErrorReports;
  /** Throws a ScenarioError for a name that cannot be used. */
  reset: (scenario?: string) => void;
  /** The scenario that a reset without a name goes back to. */
  startNames: { current: string };
  /** The names of the scenarios that can be chosen. */
  scenarioNames: () => string[];
  /** The description of a scenario; throws a ScenarioError for a broken one. */
  describeScenario: (name: string) => string;
  /** The middleware of every call whose body was read: saving and recording. */
  aroundCalls: RequestHandler[];
  /** The address of the app, or a path on the same origin; ends with a slash. */
  appUrl: string;
  log: (line: string) => void;
}

/** Adds a control call, which responds with `{code, message, data}`. */
export type AddControl = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  make: (request: Request) => unknown,
) => void;
