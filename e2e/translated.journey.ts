import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { individuNonPartnerMaximal as play } from './plays/individuNonPartnerMaximal';
import { answerAs, startSignedIn } from './signIn';
import { addBank, APPLICANT, VARIANT } from './states/screenState';

/**
 * Does to the page what the translation of a browser does: each text is taken out of its place and
 * stands in an element of its own, now and whenever the page changes.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const isTranslated = (text: Text) => text.parentElement?.dataset.translated === '';
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (isTranslated(text) || text.data.trim() === '') continue;
        const own = document.createElement('span');
        own.dataset.translated = '';
        text.replaceWith(own);
        own.append(`${text.data} (translated)`);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
  });

const SCREENS = [
  { at: '/bos/login', press: 'Masuk', as: null },
  { at: '/bos/register/funder', press: 'Daftar', as: null },
  { at: VARIANT, press: 'Keluar', as: APPLICANT },
  ...play.steps
    .filter(({ at }) => at !== 'review/review')
    .map(({ at }) => ({ at: `${VARIANT}/${at}`, press: 'Simpan & Lanjutkan', as: APPLICANT })),
  { at: `${VARIANT}/review/review`, press: 'Kirim Pengajuan', as: APPLICANT },
  { at: `${VARIANT}/finance/banks`, press: 'Tambah Rekening', as: APPLICANT },
  { at: '/bos/borrower/notification', press: 'Tandai semua dibaca', as: 'active.borrower' },
] as const;

for (const { at, press, as } of SCREENS) {
  test(`I6: a browser that translates breaks nothing: '${press}' on ${at}`, async ({
    page,
    mock,
  }) => {
    if (as === APPLICANT) {
      await answerAs(mock, APPLICANT, { information: { marital_status_id: 1 } });
      if (!at.endsWith('/banks')) await addBank(mock);
    }
    if (as) await startSignedIn(page, mock, as);
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page.getByRole('button', { name: press }).first();
    await expect(button).toBeVisible();
    await translate(page);
    await expect(page.getByText('(translated)').first()).toBeVisible();
    await button.click();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Terjadi kesalahan')).toBeHidden();
  });
}
