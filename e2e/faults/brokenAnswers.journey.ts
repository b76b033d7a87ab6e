import fc from 'fast-check';
import { hashOf, isExhaustive, SEED } from '@/testing/exploration/sample';
import { seededRandom } from '@/testing/exploration/seededRandom';
import { BEFORE_THE_REVIEW, everySubStep } from '@/testing/onboarding/everySubStep';
import { bodyOf, brokenFrom } from '@/testing/oracle/brokenAnswers';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { allowFaults } from '../support/saveFaults';
import { startSignedIn } from '../support/signIn';
import { blankPage, endlessSpinner } from './oracles';

/** Whose page it is, where it is, and the state of the mock, where that is not `default`. */
interface Place {
  user: string;
  at: string;
  scenario?: string;
}

const SETTINGS = ['information', 'document', 'shareholder', 'bank-account'];

const PLACES: readonly Place[] = [
  ...[
    '/borrower/dashboard',
    '/borrower/notification',
    ...SETTINGS.map((at) => `/settings/${at}`),
  ].map((at) => ({ user: 'active.corporate', at })),
  ...everySubStep.map(({ email, path }) => ({
    user: email.replace(/@.*/, ''),
    at: path,
    scenario: BEFORE_THE_REVIEW,
  })),
];

/**
 * A quarter of what the services answer is broken: the real answer with some of its parts replaced.
 * Which ones follows from the seed and the call alone, so that a run can be repeated.
 */
async function breakAnswers(page: Page, seed: number): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const random = seededRandom(seed + hashOf(`${pathname}${search}`));
    const isBroken = random() < 0.25;
    if (route.request().method() !== 'GET' || !isBroken) return route.fallback();
    const response = await route.fetch();
    const good: unknown = await response.json().catch(() => null);
    const [body] = fc.sample(brokenFrom(good), { seed: Math.floor(random() * 1e9), numRuns: 1 });
    return route.fulfill({ response, body: bodyOf(body) });
  });
}

const VISITS = isExhaustive ? 500 : 4;

for (let visit = 0; visit < VISITS; visit += 1) {
  const place = PLACES[(SEED + visit) % PLACES.length];
  if (place === undefined) throw new Error('There is no page.');
  const { user, at, scenario } = place;
  test(`G3: ${at} of ${user} stands broken answers, seed ${SEED + visit}`, async ({
    page,
    mock,
    problems,
  }) => {
    allowFaults(problems);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await mock.reset(scenario);
    await startSignedIn(page, mock, user);
    await breakAnswers(page, SEED + visit);
    await page.goto(`/bos${at}`, { waitUntil: 'networkidle' });
    expect([...(await blankPage(page)), ...(await endlessSpinner(page))]).toEqual([]);
    expect(dialogs, 'scripts of the server').toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
