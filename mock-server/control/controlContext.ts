import type { Request, RequestHandler } from 'express';
import type { Store } from '../core/store';
import type { CallLog } from './calls';
import type { Faults } from './faults';
import type { Latency } from './latency';

/** What the control surface acts upon. */
export interface ControlContext {
  store: Store;
  calls: CallLog;
  faults: Faults;
  latency: Latency;
  /** Throws a ScenarioError for a name that cannot be used. */
  reset: (scenario?: string) => void;
  /** The scenario that a reset without a name goes back to. */
  startNames: { current: string };
  /** What the situation can be chosen from. */
  scenarioNames: () => string[];
  /** What a scenario is; throws a ScenarioError for one that is broken. */
  describeScenario: (name: string) => string;
  /** What every call that has been read goes through: saving and recording. */
  aroundCalls: RequestHandler[];
  /** Where the app is: an address, or a path where it stands on the same origin; ends with a slash. */
  appUrl: string;
  log: (line: string) => void;
}

/** Answers a control call with `{code, message, data}`. */
export type AddControl = (
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  make: (request: Request) => unknown,
) => void;
