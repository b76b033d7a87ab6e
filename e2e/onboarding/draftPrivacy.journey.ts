import type { BrowserContext, Page } from '@playwright/test';
import { isExhaustive, sampleOf } from '@/testing/exploration/sample';
import type { MockControl } from '@/testing/mock/mockControl';
import { corporateNonPartnerMaximal } from '../applications/corporateNonPartnerMaximal';
import { individuNonPartnerMaximal } from '../applications/individuNonPartnerMaximal';
import { Traces } from '../support/canary';
import { plantInFields } from '../support/canaryFields';
import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { fillSubStep } from '../support/formFiller';
import { residualData } from '../support/residualData';
import { addressOf, signOut, startSignedIn } from '../support/signIn';

/** The first has stored all answers, so that every sub-step is open. */
const [FIRST, SECOND] = ['exempt', 'borrower.corporate'];
const VARIANT = `/bos${corporateNonPartnerMaximal.variantPath}`;
const DAY_MS = 24 * 3_600_000;

/** Sub-steps with texts, in the order in which they are filled in. */
const TYPED_AT = [
  'company/company-profile',
  'pic/pic',
  'company/company-address',
  'company/legal-documents',
  'management/management-shareholders',
  'finance/banks',
  'business/collateral',
  'consultation/provider-family',
];

interface Visit {
  page: Page;
  context: BrowserContext;
  mock: MockControl;
}

/** How the first user ends, and whether the device keeps the encrypted drafts for that user. */
const ENDS: { end: string; isKept: boolean; run: (visit: Visit) => Promise<unknown> }[] = [
  { end: 'signs out', isKept: false, run: ({ page }) => signOut(page) },
  {
    end: 'signs out in another tab',
    isKept: false,
    async run({ page, context }) {
      const other = await context.newPage();
      await other.goto(VARIANT);
      await signOut(other);
      await page.waitForURL(/\/bos\/login$/);
      await other.close();
    },
  },
  {
    end: 'is refused by the server',
    isKept: true,
    async run({ page, mock }) {
      await mock.advanceClock(3_700);
      await page.goto(VARIANT);
      await page.waitForURL(/\/bos\/login/);
    },
  },
  {
    end: 'leaves the page open until its session is over',
    isKept: true,
    async run({ page, context, mock }) {
      await mock.advanceClock(3_700);
      await context.clock.fastForward(3_700_000);
      await expect(page.getByRole('dialog').first()).toBeVisible();
    },
  },
  {
    end: 'closes the page, and a day goes by',
    isKept: false,
    async run({ page, context, mock }) {
      await page.goto('about:blank');
      await mock.advanceClock(DAY_MS / 1_000 + 60);
      await context.clock.setSystemTime(Date.now() + DAY_MS + 60_000);
    },
  },
  { end: 'is followed by an `auth` of the other', isKept: true, run: () => Promise.resolve() },
];

/** Where nothing of a draft may be: everywhere but on the page and in the calls of its save. */
const storedIn = (locations: readonly string[]) =>
  locations.filter((location) => !/^(page|field|body [A-Z]+ \/api\/)/.test(location));

const textsIn = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
};

/** The stored answers of a user that nobody else has given; shorter ones are in any page by chance. */
async function answersOf(mock: MockControl, name: string): Promise<string[]> {
  const { users, pics, bank_accounts: banks, shareholders } = await mock.db();
  const id = users.find(({ email }) => email === addressOf(name))?.id;
  const rows = [
    ...users.map(({ id: userId, information, addresses }) => ({ userId, information, addresses })),
    ...[...pics, ...banks, ...shareholders].map(({ user_id: userId, ...row }) => ({ userId, row })),
  ];
  const elsewhere = JSON.stringify(rows.filter(({ userId }) => userId !== id));
  const texts = textsIn(rows.filter(({ userId }) => userId === id));
  return [...new Set(texts)].filter((text) => text.length >= 6 && !elsewhere.includes(text));
}

/** Types canaries into the sub-steps, one after the other, and returns them. */
async function plant(page: Page): Promise<string[]> {
  const canaries: string[] = [];
  for (const at of isExhaustive ? TYPED_AT : TYPED_AT.slice(0, 2)) {
    await page.goto(`${VARIANT}/${at}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    canaries.push(...(await plantInFields(page, canaries.length + 100)));
    await draftStored(page);
  }
  return canaries;
}

for (const { end, isKept, run } of sampleOf(ENDS, 1, 'ends'))
  test(`D3: a user who ${end} leaves nothing to the next one in the same browser`, async ({
    page,
    context,
    mock,
    problems,
  }) => {
    test.slow();
    problems.allow(/401|Failed to load resource/);
    await context.clock.install();
    await startSignedIn(page, mock, FIRST);
    const traces = new Traces(context);
    const canaries = [...(await answersOf(mock, FIRST)), ...(await plant(page))];
    expect(canaries.length).toBeGreaterThanOrEqual(isExhaustive ? 60 : 30);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Lanjutkan draf' })).toBeVisible();
    await traces.look(page);
    for (const canary of canaries) expect(storedIn(traces.locationsOf(canary))).toEqual([]);

    await run({ page, context, mock });
    const next = await context.newPage();
    await page.close();
    const token = await mock.token(addressOf(SECOND), 'session');
    const seen = new Traces(context);
    await next.goto(`/bos/?auth=${token}`);
    for (const at of ['', ...TYPED_AT.map((each) => `/${each}`)]) {
      await next.goto(`${VARIANT}${at}`);
      await expect(next.getByText(addressOf(SECOND)).first()).toBeAttached();
      await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(next.getByRole('button', { name: 'Lanjutkan draf' })).toBeHidden();
      await seen.look(next);
    }
    for (const canary of canaries) expect(seen.locationsOf(canary)).toEqual([]);
    const drafts = (await residualData(next)).filter((each) => each.startsWith('IndexedDB'));
    expect(drafts).toEqual(isKept ? ['IndexedDB drafts'] : []);
  });

for (const application of [individuNonPartnerMaximal, corporateNonPartnerMaximal])
  test(
    `D4: no answer of ${application.name} is stored in plain text, and none at all after the sign-out`,
    { tag: '@all' },
    async ({ page, context, mock }) => {
      test.setTimeout(300_000);
      const typed = application.steps
        .flatMap(({ actions }) => actions)
        .flatMap((action) => ('fill' in action ? [action.with] : []));
      const canaries = new Set(
        typed.flatMap((text) => [text, text.replace(/[^\p{L}\p{N}]/gu, '')]),
      );
      const traces = new Traces(context);
      await startSignedIn(page, mock, application.person);
      await page.goto(`/bos${application.variantPath}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: application.begins, exact: true })
        .click();
      for (const step of application.steps)
        await fillSubStep(page, step, async () => {
          // Long enough for a draft to be written.
          await page.waitForTimeout(200);
          await traces.look(page);
        });
      await page.waitForURL(/\/review\/review$/);
      await traces.look(page);
      for (const canary of canaries)
        if (canary.length >= 6)
          expect([canary, storedIn(traces.locationsOf(canary))]).toEqual([canary, []]);

      await signOut(page);
      expect(await residualData(page)).toEqual([]);
      const after = new Traces(context);
      await after.look(page);
      for (const canary of canaries)
        if (canary.length >= 6) expect([canary, after.locationsOf(canary)]).toEqual([canary, []]);
    },
  );
