import { sampleOf } from '@/testing/exploration/sample';
import type { Locator, Page } from '@playwright/test';
import { builtPaths } from '@/app/builtPaths';
import { onboardingVariants, VARIANT_IDS, type VariantId } from '@/domain/access/variants';
import { flows } from '@/domain/onboarding/flows/all';
import { expect, test } from '../support/fixtures';
import { untilReady } from '../support/firstPage';
import { storeAs, startSignedIn } from '../support/signIn';
import { addBank, APPLICANT } from './states/screenState';

/**
 * Changes the page as a browser's translation does: every text is wrapped in new elements, now and
 * after every change of the page.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const isTranslated = (text: Text) => text.parentElement?.closest('font') !== null;
    const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (isTranslated(text) || text.data.trim() === '') continue;
        const [outer, inner] = [font(), font()];
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(`${text.data} (translated)`);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
  });

/** The user of each variant. */
const PEOPLE: Readonly<Record<VariantId, string>> = {
  borrowerIndividuNonPartner: APPLICANT,
  borrowerIndividuDirectPartner: 'borrower.individu.partner',
  borrowerCorporateNonPartner: 'borrower.corporate',
  borrowerCorporateDirectPartner: 'borrower.corporate.partner',
  funderIndividu: 'funder.individu',
  funderCorporate: 'funder.corporate',
  partner: 'partner',
};

interface Screen {
  at: string;
  press: string;
  as: string | null;
}

/** Each sub-step in the first flow that has it, and the hub and the review of every flow. */
function onboardingScreens(): Screen[] {
  const seen = new Set<string>();
  return VARIANT_IDS.flatMap((variantId) => {
    const { steps } = flows[variantId];
    const { path } = onboardingVariants[variantId];
    if (!builtPaths.has(path)) return [];
    const as = PEOPLE[variantId];
    const subSteps = steps.flatMap(({ id, subSteps: all }) =>
      all.flatMap((subStep) => {
        if (subStep.id !== 'review' && seen.has(subStep.id)) return [];
        seen.add(subStep.id);
        const press = subStep.id === 'review' ? 'Kirim Pengajuan' : 'Simpan & Lanjutkan';
        return [{ at: `/bos${path}/${id}/${subStep.id}`, press, as }];
      }),
    );
    return [{ at: `/bos${path}`, press: 'Keluar', as }, ...subSteps];
  });
}

const INDIVIDUAL = `/bos${onboardingVariants.borrowerIndividuNonPartner.path}`;

const SCREENS: readonly Screen[] = [
  { at: '/bos/login', press: 'Masuk', as: null },
  { at: '/bos/register/funder', press: 'Daftar', as: null },
  { at: '/bos/forgot-password', press: 'Kirim', as: null },
  { at: '/bos/terms-and-condition', press: 'Setuju', as: 'terms' },
  ...onboardingScreens(),
  { at: `${INDIVIDUAL}/finance/banks`, press: 'Tambah Rekening', as: APPLICANT },
  { at: `${INDIVIDUAL}/finance/financial-statements`, press: 'Tambah Laporan', as: APPLICANT },
  { at: `${INDIVIDUAL}/business/collateral`, press: 'Tambah Agunan', as: APPLICANT },
  { at: '/bos/ekyc/lanjut', press: 'Lanjutkan di perangkat ini', as: 'ekyc.waiting' },
  { at: '/bos/borrower/dashboard', press: 'Keluar', as: 'active.borrower' },
  { at: '/bos/borrower/notification', press: 'Tandai semua dibaca', as: 'active.borrower' },
  { at: '/bos/settings/information', press: 'Ubah Kata Sandi', as: 'active.funder' },
  { at: '/bos/settings/document', press: 'Tambah Dokumen', as: 'active.borrower' },
  { at: '/bos/settings/shareholder', press: 'Keluar', as: 'active.partner' },
  { at: '/bos/settings/bank-account', press: 'Tambah Rekening', as: 'active.funder' },
];

const isWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Terjadi kesalahan')).toBeHidden();
};

/** Whether a list opens. A list is disabled again after the list it depends on has changed. */
async function opens(list: Locator): Promise<boolean> {
  await list.click({ timeout: 1_000 }).catch(() => undefined);
  return (await list.count()) > 0 && (await list.getAttribute('aria-expanded')) === 'true';
}

/**
 * Types into every field, ticks every box and opens every list, as a user filling in the form does.
 */
async function useEveryField(page: Page): Promise<void> {
  for (const field of await page.getByRole('textbox').all()) {
    // Skips a control that is still loading or has disappeared after another value changed.
    if ((await field.count()) === 0 || !(await field.isEditable())) continue;
    await field.pressSequentially('12');
    await field.blur();
  }
  for (const box of await page.getByRole('radio').or(page.getByRole('checkbox')).all()) {
    if (await box.isEnabled()) await box.check();
  }
  for (const list of await page.getByRole('combobox').all()) {
    if (!(await list.isEnabled()) || !(await list.isEditable())) continue;
    if (!(await opens(list))) continue;
    const first = page.getByRole('option').first();
    if (await first.isVisible()) await first.click();
    else await page.keyboard.press('Escape');
  }
}

test('I6: there are thirty screens to translate', () => {
  expect(SCREENS.length).toBeGreaterThanOrEqual(30);
});

for (const { at, press, as } of sampleOf(SCREENS, 3)) {
  test(`I6: a browser's translation breaks nothing: '${press}' on ${at}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    if (as === APPLICANT) {
      await storeAs(mock, APPLICANT, { information: { marital_status_id: 1 } });
      if (!at.endsWith('/banks')) await addBank(mock);
    }
    if (as) await startSignedIn(page, mock, as);
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page.getByRole('button', { name: press }).first();
    await expect(button).toBeVisible();
    // A first page that is translated before React has come is drawn anew, which is reported.
    await untilReady(page);
    await translate(page);
    await expect(page.getByText('(translated)').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await useEveryField(page);
    await isWhole(page);
    await button.click();
    // The save may leave the page.
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await isWhole(page);
    if (!page.url().endsWith(at)) return;
    // Problems and new cards that have appeared are translated and used too.
    await useEveryField(page);
    await isWhole(page);
  });
}
