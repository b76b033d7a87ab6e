import { addressOf, sendSignIn } from '../support/signIn';
import { differences, type Effects } from './effects';
import { appears, blankPage, lostTexts, screenOf, SETTLES_MS, type Violation } from './oracles';
import { settledEffects } from './serverState';
import type { UserAction, Visit } from './userAction';

const LOGIN_NOTICE = /Sesi anda sudah habis|Sesi tadi sudah ditutup/;

/** What the server held before the action, and how often it had each typed text. */
interface Before {
  held: Effects;
  stored: ReadonlyMap<string, number>;
}

/**
 * The session has ended, and nothing was done. The login comes with its notice, or the page has its
 * own; after signing in, what was typed is there, and the action can be done.
 */
export async function afterSession(
  visit: Visit,
  action: UserAction,
  { held, stored }: Before,
): Promise<Violation[]> {
  const { page } = visit;
  const found: Violation[] = [];
  const notice = page.getByText(action.endNotice ?? LOGIN_NOTICE).first();
  if (!(await appears(() => notice.isVisible(), SETTLES_MS)))
    found.push({ kind: 'message', detail: await screenOf(page) });
  found.push(...(await blankPage(page)));
  for (const detail of differences(held, await settledEffects(visit), action.earlier))
    found.push({ kind: 'server differs', detail: `after the session: ${detail}` });
  await signInAgain(visit, action);
  if (action.draftAt === undefined) {
    await (action.anew ?? action.prepare)(visit);
    await action.act(visit);
  } else {
    await page.goto(action.draftAt);
    found.push(...(await lostTexts(visit, action, stored)));
    await (action.again ?? action.act)(visit);
  }
  if (!(await appears(() => action.isDone(visit), SETTLES_MS)))
    found.push({ kind: 'no way on', detail: await screenOf(page) });
  return found;
}

/** Leaves the page for the login, takes the faults away, and signs in. */
async function signInAgain(
  { page, mock }: Visit,
  { user = '', endNotice }: UserAction,
): Promise<void> {
  if (endNotice !== undefined) await page.getByRole('link', { name: 'Masuk dengan email' }).click();
  await page.waitForURL(/\/bos\/login$/);
  // Not while the notice is up and the page still there: a file that it prepares would be taken.
  await mock.clearFaults();
  await sendSignIn(page, addressOf(user));
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
