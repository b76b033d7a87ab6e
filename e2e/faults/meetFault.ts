import type { Locator, Page } from '@playwright/test';
import type { CallFault } from './faults';
import {
  appears,
  blankPage,
  endlessSpinner,
  foreignWords,
  lostTexts,
  messagesSince,
  screenOf,
  SETTLES_MS,
  storedCount,
  visibleLines,
  type Violation,
} from './oracles';
import { settledEffects } from './serverState';
import { afterSession } from './sessionOver';
import type { UserAction, Visit } from './userAction';

const MOST_STEPS = 2;
/** The button of whatever could not be loaded or sent. */
const RETRY = 'Coba lagi';

/** Does an action while its call meets a fault, and goes on; returns what was wrong. */
export async function meetFault(
  visit: Visit,
  action: UserAction,
  fault: CallFault,
): Promise<Violation[]> {
  const found = await untilDone(visit, action, fault);
  return [...found, ...(await blankPage(visit.page)), ...(await endlessSpinner(visit.page))];
}

async function untilDone(visit: Visit, action: UserAction, fault: CallFault): Promise<Violation[]> {
  const { page, mock } = visit;
  const before = await visibleLines(page);
  const stored = new Map<string, number>();
  for (const text of action.typed ?? []) stored.set(text, await storedCount(visit, text));
  const isOver = fault.endsSession && !action.endsSession;
  const held = isOver ? await settledEffects(visit) : undefined;
  await mock.addFault({ ...action.call, ...fault.fault });
  for (const path of fault.alsoAt ?? []) await mock.addFault({ method: '*', path, ...fault.fault });
  await action.act(visit);
  // A call that is applied has had its effect before the connection goes.
  const isMet = async () =>
    (await mock.faults()).some(
      ({ hits, applied }) => (fault.fault.is_applied ? applied : hits) > 0,
    );
  if (!(await appears(isMet, SETTLES_MS)))
    throw new Error(`${action.call.method} ${action.call.path} was not called`);
  await fault.meanwhile?.(visit);
  if (held !== undefined) return afterSession(visit, action, { stored, held });

  const isSettled = async () =>
    (await action.isDone(visit)) ||
    (!fault.isHarmless && (await messagesSince(page, before)).length > 0);
  const isClear = action.isSilent === true || (await appears(isSettled, SETTLES_MS));
  const found: Violation[] = isClear ? [] : [{ kind: 'message', detail: await screenOf(page) }];
  found.push(...(await foreignWords(page)), ...(await blankPage(page)));
  if (!fault.isHarmless) found.push(...(await endlessSpinner(page)));
  // Nothing has to be typed again for what has worked; what the server holds is compared later.
  if (!(await appears(() => action.isDone(visit), 0)))
    found.push(...(await lostTexts(visit, action, stored)));
  await page.context().setOffline(false);
  await mock.clearFaults();
  return [...found, ...(await goOn(visit, action, fault))];
}

/** The fault is gone: after at most two steps of the user the action has worked. */
async function goOn(visit: Visit, action: UserAction, fault: CallFault): Promise<Violation[]> {
  const { page } = visit;
  const isDone = () => action.isDone(visit);
  const steps = fault.isHarmless ? 0 : MOST_STEPS;
  if (await appears(isDone, steps === 0 ? SETTLES_MS : 500)) return [];
  for (let step = 0; step < steps; step += 1) {
    if (fault.waitMs !== undefined) await page.clock.fastForward(fault.waitMs);
    const way = await wayOn(page, [...action.retry, RETRY]);
    if (way !== undefined) await way.click();
    else await action.again?.(visit);
    if (await appears(isDone)) return [];
  }
  return [{ kind: 'no way on', detail: await screenOf(page) }];
}

/** Behind an open dialog nothing can be pressed. */
const isFree = (one: Element): boolean =>
  one.closest('[inert]') === null && !one.matches(':disabled, [aria-disabled=true]');

/** The first button or link of these names that can be pressed. */
async function wayOn(page: Page, names: readonly string[]): Promise<Locator | undefined> {
  const find = async () => {
    for (const name of names) {
      const one = page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('link', { name, exact: true }))
        .filter({ visible: true })
        .first();
      if ((await one.count()) > 0 && (await one.evaluate(isFree))) return one;
    }
    return undefined;
  };
  let way: Locator | undefined;
  await appears(async () => (way = await find()) !== undefined, 2_000);
  return way;
}
