import { sampleOf } from '@/testing/exploration/sample';
import type { MockControl } from '@/testing/mock/mockControl';
import type { Page } from '@playwright/test';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { startSignedIn } from '../support/signIn';
import { APPLICANT, COMPLETE, openStep, VARIANT } from './states/screenState';

/** Forms, and who opens them. */
const FORMS: readonly { at: string; as: string | null }[] = [
  ...['login', 'register/funder', 'register/borrower', 'forgot-password'].map((at) => ({
    at: `/bos/${at}`,
    as: null,
  })),
  { at: '/bos/terms-and-condition', as: 'terms' },
  ...application.steps.map(({ at }) => ({ at: `${VARIANT}/${at}`, as: APPLICANT })),
  { at: `${VARIANT}/review/review`, as: COMPLETE },
];

/** What a change of context would change: the address, the page, its layers and its window. */
const contextOf = async (page: Page) => ({
  address: page.url(),
  heading: await page.getByRole('heading', { level: 1 }).textContent(),
  dialogs: await page.getByRole('dialog').count(),
  windows: page.context().pages().length,
});

/** Calls that store something; the log of activities and flags are none. */
const writesOf = async (mock: MockControl): Promise<string[]> =>
  (await mock.calls())
    .filter(({ method, path }) => method !== 'GET' && !/log-activity|flags|token/.test(path))
    .map(({ method, path }) => `${method} ${path}`);

const FIELDS = 'main :is(input:not([type=file]), textarea)';

for (const { at, as } of sampleOf(FORMS, 3))
  test(`A8: focus and input change nothing else on ${at}`, async ({ page, mock }) => {
    if (as) await startSignedIn(page, mock, as);
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = await contextOf(page);
    const writes = await writesOf(mock);
    for (const field of await page.locator(FIELDS).all()) {
      if ((await field.count()) === 0 || !(await field.isEnabled())) continue;
      await field.focus();
      expect(await contextOf(page)).toEqual(before);
      await expect(field).toBeFocused();
      const isChoice = /^(radio|checkbox)$/.test((await field.getAttribute('type')) ?? '');
      await page.keyboard.press(isChoice ? 'Space' : '1');
      await expect(field).toBeFocused();
      expect(await contextOf(page)).toEqual(before);
    }
    expect(await writesOf(mock)).toEqual(writes);
  });

test('A8: what was entered is not asked for again: it is kept on the way back', async ({
  page,
  mock,
}) => {
  await openStep(page, mock, 'employment/employment');
  await act(page, { fill: 'Divisi', with: 'Logistik' });
  await page.getByRole('link', { name: 'Daftar langkah', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Divisi', { exact: true })).toHaveValue('Logistik');
});
