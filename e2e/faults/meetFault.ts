import type { Locator, Page } from '@playwright/test';
import { addressOf, sendSignIn } from '../support/signIn';
import type { CallFault } from './faults';
import {
  appears,
  blankPage,
  endlessSpinner,
  foreignWords,
  lostTexts,
  messagesSince,
  screenOf,
  storedCount,
  visibleLines,
  type Violation,
} from './oracles';
import type { UserAction, Visit } from './userAction';

const MOST_STEPS = 2;
/** The button of whatever could not be loaded or sent. */
const RETRY = 'Coba lagi';
const LOGIN_NOTICE = /Sesi anda sudah habis|Sesi tadi sudah ditutup/;
/** How long anything may take on a busy machine. */
const SETTLES_MS = 20_000;

/** Does an action while its call meets a fault, and goes on; returns what was wrong. */
export async function meetFault(
  visit: Visit,
  action: UserAction,
  fault: CallFault,
): Promise<Violation[]> {
  const { page, mock } = visit;
  const before = await visibleLines(page);
  const stored = new Map<string, number>();
  for (const text of action.typed ?? []) stored.set(text, await storedCount(visit, text));
  await mock.addFault({ ...action.call, ...fault.fault });
  if (fault.alsoAt !== undefined)
    await mock.addFault({ method: '*', path: fault.alsoAt, ...fault.fault });
  await action.act(visit);
  // A call that is applied has had its effect before the connection goes.
  const isMet = async () =>
    (await mock.faults()).some(
      ({ hits, applied }) => (fault.fault.is_applied ? applied : hits) > 0,
    );
  if (!(await appears(isMet, SETTLES_MS)))
    throw new Error(`${action.call.method} ${action.call.path} was not called`);
  await fault.meanwhile?.(visit);
  if (fault.endsSession && !action.endsSession) return afterSession(visit, action, stored);

  const isSettled = async () =>
    (await action.isDone(visit)) ||
    (!fault.isHarmless && (await messagesSince(page, before)).length > 0);
  const isClear = action.isSilent === true || (await appears(isSettled, SETTLES_MS));
  const found: Violation[] = isClear ? [] : [{ kind: 'message', detail: await screenOf(page) }];
  found.push(...(await foreignWords(page)), ...(await blankPage(page)));
  if (!fault.isHarmless) found.push(...(await endlessSpinner(page)));
  found.push(...(await lostTexts(visit, action, stored)));
  await page.context().setOffline(false);
  await mock.clearFaults();
  return [...found, ...(await goOn(visit, action, fault))];
}

/**
 * The login comes with its notice, or the page has its own; after signing in, what was typed is there,
 * and is sent.
 */
async function afterSession(
  visit: Visit,
  action: UserAction,
  stored: ReadonlyMap<string, number>,
): Promise<Violation[]> {
  const { page, mock } = visit;
  const found: Violation[] = [];
  const { draftAt, user = '', endNotice } = action;
  const notice = page.getByText(endNotice ?? LOGIN_NOTICE).first();
  if (!(await appears(() => notice.isVisible(), SETTLES_MS)))
    found.push({ kind: 'message', detail: await screenOf(page) });
  await mock.clearFaults();
  if (endNotice === undefined) await page.waitForURL(/\/bos\/login$/);
  found.push(...(await blankPage(page)));
  if (draftAt === undefined) return found;
  await sendSignIn(page, addressOf(user));
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(draftAt);
  found.push(...(await lostTexts(visit, action, stored)));
  await (action.again ?? action.act)(visit);
  if (!(await appears(() => action.isDone(visit), SETTLES_MS)))
    found.push({ kind: 'no way on', detail: await screenOf(page) });
  return found;
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
