import { differences, effectsOf, type Effects } from './effects';
import { appears, type Violation } from './oracles';
import type { Visit } from './userAction';

/** What the server holds once no call is under way, and none follows it. */
export async function settledEffects({ mock }: Visit): Promise<Effects> {
  let known = -1;
  const isQuiet = async () => {
    const calls = await mock.calls();
    const isSame = calls.length === known;
    known = calls.length;
    return isSame && calls.every(({ outcome }) => outcome !== 'in_flight');
  };
  if (!(await appears(isQuiet))) throw new Error('The page does not stop calling the server');
  return effectsOf(mock);
}

/** What the page does by itself may follow: it moves a status with tries up to 8 s apart. */
const FOLLOWS_MS = 12_000;

/** What the server holds in the end, after whatever waits for a timer of the page. */
export async function finalEffects(visit: Visit): Promise<Effects> {
  await settledEffects(visit);
  await visit.page.clock.fastForward(FOLLOWS_MS);
  return settledEffects(visit);
}

/** The tables of the server that are not as they would be without a fault, but for those passed over. */
export async function serverDiffers(
  visit: Visit,
  expected: Effects,
  passedOver: readonly string[] = [],
): Promise<Violation[]> {
  let left: string[] = [];
  const isEqual = (found: Effects) => {
    left = differences(expected, found, passedOver);
    return left.length === 0;
  };
  await appears(async () => isEqual(await settledEffects(visit)), FOLLOWS_MS);
  // What is equal does not stay so where a second write follows.
  isEqual(await finalEffects(visit));
  return left.map((detail) => ({ kind: 'server differs', detail }));
}
