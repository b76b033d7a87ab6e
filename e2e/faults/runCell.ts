import type { Problems } from '../support/problems';
import { allowFaults } from '../support/saveFaults';
import { startSignedIn } from '../support/signIn';
import type { Effects } from './effects';
import type { CallFault } from './faults';
import { meetFault } from './meetFault';
import { appears, type Violation } from './oracles';
import { finalEffects, serverDiffers } from './serverState';
import type { UserAction, Visit } from './userAction';

/** The mock as new, and a page with the session of the user. */
export async function begin(
  { page, mock }: Visit,
  { user, scenario }: Pick<UserAction, 'user' | 'scenario'>,
): Promise<void> {
  await mock.reset(scenario);
  await page.clock.install();
  if (user !== undefined) await startSignedIn(page, mock, user);
}

/** Does an action without a fault. */
export async function doWithoutFault(visit: Visit, action: UserAction): Promise<void> {
  await action.prepare(visit);
  await action.act(visit);
  if (!(await appears(() => action.isDone(visit), 30_000)))
    throw new Error(`${action.id} does not work without a fault`);
}

/** What the server holds after the action without a fault. */
export async function effectsWithoutFault(visit: Visit, action: UserAction): Promise<Effects> {
  await begin(visit, action);
  await doWithoutFault(visit, action);
  return finalEffects(visit);
}

/** The tables in which faults may leave something out. */
export const passedOverBy = (...faults: readonly CallFault[]): string[] =>
  faults.some(({ losesActivities }) => losesActivities) ? ['activities'] : [];

/** What the browser has reported, but for the calls that failed. */
export const unhandled = (problems: Problems): Violation[] =>
  problems.unexpected().map((detail) => ({ kind: 'unhandled', detail }));

/** Does the action while its call meets the fault; returns what was wrong. */
export async function runCell(
  visit: Visit,
  problems: Problems,
  { action, fault, expected }: { action: UserAction; fault: CallFault; expected: Effects },
): Promise<Violation[]> {
  allowFaults(problems);
  await begin(visit, action);
  await action.prepare(visit);
  const found = await meetFault(visit, action, fault);
  const passedOver = [...passedOverBy(fault), ...((fault.endsSession && action.earlier) || [])];
  const differs = await serverDiffers(visit, expected, passedOver);
  return [...found, ...differs, ...unhandled(problems)];
}
