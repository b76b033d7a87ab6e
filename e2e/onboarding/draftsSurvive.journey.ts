import type { BrowserContext, Page } from '@playwright/test';
import { sampleOf } from '@/testing/exploration/sample';
import type { MockControl } from '@/testing/mock/mockControl';
import { lastTypedStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { formContent, MOTHER } from '../support/formContent';
import { routeLazyCode } from '../support/lazyCode';
import { button, enterPassword, MINUTE_S, pass, REFRESH, signInAgain } from '../support/openForm';
import { allowFaults, answered, untilSave } from '../support/saveFaults';
import { addressOf, sendSignIn, startSignedIn, storeAs } from '../support/signIn';
import { shown, TYPED, type TypedField } from '../support/typedFields';

interface Stage {
  page: Page;
  context: BrowserContext;
  mock: MockControl;
  typed: TypedField;
}

/** The hub's link to the first sub-step with a draft. */
const CONTINUE = 'Lanjutkan draf';

async function signInFromLogin({ page, typed }: Stage): Promise<void> {
  await page.waitForURL(/\/login$/);
  await sendSignIn(page, addressOf(typed.who));
  await page.getByRole('link', { name: CONTINUE, exact: true }).click();
}

const refusedSave =
  (status: number) =>
  async (stage: Stage): Promise<void> => {
    const { page, mock, typed } = stage;
    const mother = page.getByLabel(MOTHER, { exact: true });
    if (await mother.isVisible()) await mother.fill('Siti Hajar');
    const body = { code: status, error: 'Invalid JWT token' };
    await mock.addFault({ method: 'POST,PATCH,PUT', path: '/api/*', status, body });
    await button(page, untilSave(typed.application, typed.at).save).click();
    await page.waitForURL(/\/login$/);
    await mock.clearFaults();
    await signInFromLogin(stage);
  };

/** The page learns when its session ends from a fresh token, of which there is one a minute. */
async function expire({ page, context, mock }: Stage): Promise<void> {
  await pass(context, mock, MINUTE_S + 5);
  const before = await answered(mock, REFRESH);
  await page.keyboard.press('Shift');
  await expect.poll(() => answered(mock, REFRESH)).toBeGreaterThan(before);
  await pass(context, mock, 60 * MINUTE_S + 10);
  await expect(signInAgain(page)).toBeVisible();
}

/**
 * The code of the hub cannot be loaded, nor that of the sub-step on the way back; the page loads again by
 * itself, which does not help. A page that has shown the hub has its code, so the page begins with a reload.
 * The code of the sub-steps is fetched once the hub is shown, and is lost from then on.
 */
const noCode =
  (answer: { status: number; contentType: string; body: string }) =>
  async ({ page }: Stage): Promise<void> => {
    const reload = button(page, 'Reload');
    const leave = button(page, 'Pergi Tanpa Menyimpan');
    let load: () => Promise<unknown> = () => page.reload();
    for (const name of ['Daftar langkah', CONTINUE]) {
      const link = page.getByRole('link', { name, exact: true });
      let isLost = false;
      await routeLazyCode(page, async (route) => {
        isLost ||= await link.isVisible();
        await (isLost ? route.fulfill(answer) : route.continue());
      });
      await load();
      await link.click();
      await expect(reload.or(leave)).toBeVisible();
      if (await leave.isVisible()) await leave.click();
      await expect(reload).toBeVisible();
      await page.unrouteAll();
      load = () => reload.click();
    }
    await load();
  };

interface Fault {
  /** How much of the form is filled in by then. */
  share: number;
  /** What happens to the page, up to the moment at which the app has led back to the form. */
  happen: (stage: Stage) => Promise<void>;
}

/** In the order of their shares, because they follow each other. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'a reload': {
    share: 0.1,
    happen: async ({ page }) => {
      await page.reload();
    },
  },
  'code that is missing': {
    share: 0.5,
    happen: noCode({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  },
  'a page in place of code': {
    share: 0.9,
    happen: noCode({ status: 200, contentType: 'text/html', body: '<p>BOS</p>' }),
  },
  'a save refused with 401': { share: 1, happen: refusedSave(401) },
  'a save refused with 400': { share: 1, happen: refusedSave(400) },
  'an expired session': {
    share: 1,
    happen: async (stage) => {
      await expire(stage);
      await enterPassword(stage.page);
      await expect(signInAgain(stage.page)).toBeHidden();
    },
  },
  // Only a user whose session has expired can be idle (N8).
  'an expired session left idle': {
    share: 1,
    happen: async (stage) => {
      await expire(stage);
      await pass(stage.context, stage.mock, 3 * MINUTE_S);
      await signInFromLogin(stage);
    },
  },
};

/** Another end for each fault, so that none finds what the one before it has left. */
const textFor = (text: string, turn: number): string =>
  text.slice(0, -1) + (/\d$/.test(text) ? String(turn) : String.fromCharCode(97 + turn));

const CELLS = TYPED.flatMap((typed) =>
  Object.entries(FAULTS).map(([name, fault]) => ({ typed, name, ...fault })),
);
const SAMPLE = sampleOf(CELLS, 4, 'draftsSurvive');

for (const typed of TYPED) {
  const faults = SAMPLE.filter((cell) => cell.typed === typed);
  if (faults.length === 0) continue;
  const names = faults.map(({ name }) => name).join(', ');
  test(`D1: ${typed.at} survives ${names}`, async ({ page, context, mock, problems }) => {
    test.setTimeout(300_000);
    allowFaults(problems);
    problems.allow(/ChunkLoadError|Unexpected token '<'/);
    await context.clock.install();
    if (typed.before) await storeAs(mock, typed.who, typed.before);
    await startSignedIn(page, mock, typed.who);
    await page.goto(`/bos${typed.application.variantPath}/${typed.at}`);
    const { actions } = untilSave(typed.application, typed.at);
    let done = 0;
    for (const [turn, { name, share, happen }] of faults.entries())
      await test.step(name, async () => {
        const until = Math.ceil(share * actions.length);
        for (const action of actions.slice(done, until)) await act(page, action);
        done = until;
        const text = textFor(typed.text, turn);
        const field = await shown(page, typed);
        await field.fill(text);
        await field.blur();
        await expect(field).toHaveValue(text);
        const before = await formContent(page);
        await lastTypedStored(page, new RegExp(`${text}|${text.split('/').reverse().join('-')}`));
        await happen({ page, context, mock, typed });
        await expect(await shown(page, typed)).toHaveValue(text);
        await expect.poll(() => formContent(page)).toEqual(before);
      });
  });
}
