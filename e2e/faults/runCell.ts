import type { Problems } from '../support/problems';
import { allowFaults } from '../support/saveFaults';
import { startSignedIn } from '../support/signIn';
import { differences, effectsOf, type Effects } from './effects';
import type { CallFault } from './faults';
import { meetFault } from './meetFault';
import { appears, type Violation } from './oracles';
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

/** What the server holds in the end; the activity log is written in the background. */
export async function settledEffects({ mock }: Visit): Promise<Effects> {
  await appears(async () => (await mock.calls()).every(({ outcome }) => outcome !== 'in_flight'));
  return effectsOf(mock);
}

/** What the page does by itself may follow: it moves a status with tries up to 8 s apart. */
const FOLLOWS_MS = 12_000;

/** What the server holds after the action without a fault. */
export async function effectsWithoutFault(visit: Visit, action: UserAction): Promise<Effects> {
  await begin(visit, action);
  await doWithoutFault(visit, action);
  return settledEffects(visit);
}

/** The tables of the server that are not as they would be without a fault, but for those passed over. */
export async function serverDiffers(
  visit: Visit,
  expected: Effects,
  passedOver: readonly string[] = [],
): Promise<Violation[]> {
  const compared = new Map([...expected].filter(([table]) => !passedOver.includes(table)));
  let left: string[] = [];
  const isEqual = async () => {
    left = differences(compared, await settledEffects(visit));
    return left.length === 0;
  };
  await appears(isEqual, FOLLOWS_MS);
  return left.map((detail) => ({ kind: 'server differs', detail }));
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
  // A session that has ended, and an action that is not sent again, leave the server as it was.
  const isSent = !fault.endsSession || action.draftAt !== undefined;
  const differs = isSent ? await serverDiffers(visit, expected, passedOverBy(fault)) : [];
  return [...found, ...differs, ...unhandled(problems)];
}
