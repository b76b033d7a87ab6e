import type { Page } from '@playwright/test';
import { beginEkyc, chooseBoth, choosePicture } from '../support/ekyc';
import { expect, test } from '../support/fixtures';
import { filePath } from '../support/madeFiles';
import { addressOf } from '../support/signIn';
import { visible } from '../support/tokenLeaks';

const EMAIL = addressOf('ekyc.waiting');
const INTRO = 'Verifikasi identitas (e-KYC)';
const UNSENT = /^Foto yang Anda ambil tadi tidak tersimpan/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'C1: two tabs with one link send the pictures once',
  { tag: '@all' },
  async ({ page, mock }) => {
    const link = `/bos/ekyc/${await mock.token(EMAIL, 'ekyc')}`;
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(link);
      await button(tab, 'Lanjutkan di perangkat ini').click();
      await chooseBoth(tab);
    }
    for (const tab of [page, other]) {
      await button(tab, 'Kirim foto').dblclick();
      await visible(tab, 'Menunggu hasil e-KYC');
    }
    const calls = await mock.calls();
    const countOf = (end: string) => calls.filter(({ path }) => path.endsWith(end)).length;
    expect([countOf('/assets/upload'), countOf('/user/update')]).toEqual([2, 1]);
  },
);

test(
  'G1: each step survives a reload, back and forward, and says what is lost',
  { tag: '@all' },
  async ({ page, mock }) => {
    await page.goto('/bos/login');
    await beginEkyc(page, mock);
    await page.reload();
    await visible(page, INTRO);
    await expect(page.getByText(UNSENT)).toBeHidden();

    await button(page, 'Lanjutkan di perangkat ini').click();
    await choosePicture(page, 'KTP');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => history.back());
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await visible(page, 'Periksa foto KTP');
    await page.reload();
    await expect(page.getByText(UNSENT)).toBeVisible();

    await button(page, 'Lanjutkan di perangkat ini').click();
    await chooseBoth(page);
    await mock.addFault({ method: 'POST', path: '*/upload', hang: true });
    await button(page, 'Kirim foto').click();
    await visible(page, 'Mengirim foto');
    await page.reload();
    await expect(page.getByText(UNSENT)).toBeVisible();
    await mock.clearFaults();

    await button(page, 'Lanjutkan di perangkat ini').click();
    await chooseBoth(page);
    await button(page, 'Kirim foto').click();
    await visible(page, 'Menunggu hasil e-KYC');
    await page.reload();
    await visible(page, 'Menunggu hasil e-KYC');
    await page.goBack();
    await page.goForward();
    await visible(page, 'Menunggu hasil e-KYC');
  },
);

test(
  'K1: files that are no picture are refused in words',
  { tag: '@all' },
  async ({ page, mock }) => {
    await beginEkyc(page, mock);
    const input = page.getByLabel('Pilih foto KTP');
    const huge = Buffer.alloc(11_000_000, 7);
    Buffer.from('%PDF-1.4\n').copy(huge);
    for (const [name, mimeType, buffer] of [
      ['kosong.jpg', 'image/jpeg', Buffer.alloc(0)],
      ['teks.jpg', 'image/jpeg', Buffer.from('bukan gambar')],
      ['besar.pdf', 'application/pdf', huge],
      ['program.exe', 'application/octet-stream', Buffer.from('MZ')],
    ] as const) {
      await input.setInputFiles({ name, mimeType, buffer });
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
      await visible(page, 'Foto KTP');
      // The next refusal is another message.
      await input.setInputFiles(filePath('ktp.jpg'));
      await visible(page, 'Periksa foto KTP');
      await button(page, 'Ambil ulang').click();
    }
    expect((await mock.calls()).filter(({ path }) => path.endsWith('/upload'))).toEqual([]);
  },
);

test(
  'G1: a link that expires while the page is open does not end it',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/);
    const link = `/bos/ekyc/${await mock.token(EMAIL, 'ekyc')}`;
    await page.goto(link);
    await button(page, 'Lanjutkan di perangkat ini').click();
    await chooseBoth(page);
    await mock.advanceClock(31 * 60);
    const other = await page.context().newPage();
    await other.goto(link);
    await visible(other, 'Tautan e-KYC ini tidak berlaku lagi');
    await button(page, 'Kirim foto').click();
    await visible(page, 'Menunggu hasil e-KYC');
  },
);

test(
  'N6, A3: a session that ends while pictures are sent says so on the page after it',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/, /Call failed/);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await beginEkyc(page, mock);
    await chooseBoth(page);
    const body = { code: 401, error: 'Invalid JWT token' };
    await mock.addFault({ method: 'POST', path: '*/upload', status: 401, body });
    await button(page, 'Kirim foto').click();
    const title = page.getByRole('heading', { name: 'Foto Anda belum terkirim', level: 1 });
    await expect(title).toBeFocused();
    expect(asked).toEqual([]);
  },
);
