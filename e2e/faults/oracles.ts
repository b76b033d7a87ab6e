import type { Page } from '@playwright/test';
import type { UserAction, Visit } from './userAction';

/** Something that must not be, by its kind. */
export interface Violation {
  kind:
    | 'blank'
    | 'spinner'
    | 'message'
    | 'lost'
    | 'server differs'
    | 'unhandled'
    | 'no way on'
    /** The test itself did not get so far. */
    | 'not measured';
  detail: string;
}

/** Words of a text that says in Indonesian that something went wrong, or what to do. */
const INDONESIAN =
  /\b(belum|tidak|gagal|kesalahan|coba lagi|ulangi|koneksi|terputus|terlalu|menunggu|sudah habis|periksa)\b/i;

/** The specification has these in English. */
const PRESCRIBED = /Your network is unavailable/;

/** The lines of text that the user sees, but for those in fields. */
export const visibleLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => document.body.innerText.split('\n').filter((line) => line.trim() !== ''));

/** The text of the screen, for a report. */
export const screenOf = async (page: Page): Promise<string> =>
  (await visibleLines(page).catch(() => [])).join(' | ');

/** The new texts that say what went wrong. */
export async function messagesSince(page: Page, before: readonly string[]): Promise<string[]> {
  const lines = await visibleLines(page).catch(() => []);
  return lines.filter(
    (line) => !before.includes(line) && (INDONESIAN.test(line) || PRESCRIBED.test(line)),
  );
}

/** What a server or a proxy says is not for the user. */
export async function foreignWords(page: Page): Promise<Violation[]> {
  const lines = await visibleLines(page).catch(() => []);
  return lines
    .filter((line) => /Bad Gateway|Internal Server Error|Too Many Requests/.test(line))
    .map((detail) => ({ kind: 'message', detail }));
}

/** A page without a heading or a control in its main part, or in the dialog over it, is blank. */
export async function blankPage(page: Page): Promise<Violation[]> {
  const content = page
    .locator('main, [role=dialog]')
    .locator('h1, h2, input, button, select, textarea, a[href]')
    .filter({ visible: true });
  return (await appears(() => content.count().then((count) => count > 0)))
    ? []
    : [{ kind: 'blank', detail: `${page.url()}: ${await screenOf(page)}` }];
}

/** Something still turns although no call is under way. */
export async function endlessSpinner(page: Page): Promise<Violation[]> {
  const busy = page
    .locator('[role=progressbar]:not([aria-valuenow]), [aria-busy=true]')
    .or(page.getByText('Memuat…', { exact: true }))
    .filter({ visible: true });
  if (await appears(async () => (await busy.count()) === 0)) return [];
  return [{ kind: 'spinner', detail: await busy.first().evaluate((one) => one.outerHTML) }];
}

/** How often the server has a text, whoever it belongs to. */
export const storedCount = async ({ mock }: Visit, text: string): Promise<number> =>
  plain(JSON.stringify(await mock.db())).split(plain(text)).length - 1;

/** What was typed is neither on the screen nor, more often than `before`, on the server. */
export async function lostTexts(
  visit: Visit,
  action: UserAction,
  before: ReadonlyMap<string, number>,
): Promise<Violation[]> {
  const { page } = visit;
  const isThere = async (text: string) => {
    const values = await page
      .locator('input, textarea')
      .evaluateAll((fields) =>
        fields.map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value),
      );
    const shown = [...values, ...(await visibleLines(page))].join('\n');
    if (plain(shown).includes(plain(text))) return true;
    return (await storedCount(visit, text)) > (before.get(text) ?? 0);
  };
  const lost: Violation[] = [];
  for (const text of action.typed ?? [])
    if (!(await appears(() => isThere(text)))) lost.push({ kind: 'lost', detail: text });
  return lost;
}

/** Numbers are grouped as they are typed. */
const plain = (text: string): string => text.replace(/[ .]/g, '');

/** How long anything may take on a busy machine. */
export const SETTLES_MS = 20_000;

/** Asks again until it is so, for a few seconds; a page that is changing counts as not yet. */
export async function appears(isSo: () => Promise<boolean>, withinMs = 10_000): Promise<boolean> {
  const end = Date.now() + withinMs;
  for (;;) {
    if (await isSo().catch(() => false)) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
