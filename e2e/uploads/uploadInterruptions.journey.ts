import { sampleOf } from '@/testing/exploration/sample';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import {
  APPLICANT,
  download,
  field,
  filesOf,
  isEmpty,
  isStored,
  open,
  press,
} from '../support/identityFiles';
import { act, filePath } from '../support/formFiller';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { setSpeed, slowLine } from '../support/slowLine';
import { addressOf, storeAs, startSignedIn } from '../support/signIn';

const IDENTITY = '/bos/borrower/onboarding/individu-non-partner/personal/identity';
const bar = (page: Page) => page.getByRole('progressbar', { name: 'ktp.jpg' });

/** Chooses the photo on a connection so slow that the upload takes many seconds. */
async function beginSlowly(page: Page): Promise<CDPSession> {
  const session = await slowLine(page, 12 * 1024);
  await field(page).setInputFiles(filePath('ktp.jpg'));
  await expect
    .poll(async () => Number(await bar(page).getAttribute('aria-valuenow')))
    .toBeGreaterThan(0);
  return session;
}

/** Each way to end an upload half-way. */
const ENDS: { name: string; end: (page: Page) => Promise<unknown> }[] = [
  { name: 'cancelled', end: (page) => press(page, 'Batalkan unggahan') },
  { name: 'cut by a reload', end: (page) => page.reload() },
  {
    name: 'left for another sub-step',
    end: async (page) => {
      await press(page, 'Kembali');
      await press(page, 'Pergi Tanpa Mengunggah');
      await expect(page).toHaveURL(/personal-data$/);
      // Done in the page, which has to abort the upload here.
      await page.goBack();
      await expect(field(page)).toBeAttached();
    },
  },
];

for (const { name, end } of sampleOf(ENDS, 1))
  test(`K4, K6: an upload that is ${name} leaves nothing behind`, async ({ page, mock }) => {
    await open(page, mock);
    const session = await beginSlowly(page);
    const percent = Number(await bar(page).getAttribute('aria-valuenow'));
    expect(percent).toBeLessThan(100);
    await end(page);
    await isEmpty(page);

    // On a fast connection an upload that was not aborted would arrive before a new one does.
    await setSpeed(session, -1);
    await field(page).setInputFiles(filePath('npwp.jpg'));
    await isStored(page);
    await expect(page.getByText('npwp.jpg', { exact: true })).toBeVisible();
    await expect(page.getByText('ktp.jpg', { exact: true })).toBeHidden();
    expect((await filesOf(mock)).map(({ file_name: stored }) => stored)).toEqual(['npwp.jpg']);
  });

test(
  'K4: an upload that ends with its tab leaves nothing behind',
  { tag: '@all' },
  async ({ page, mock }) => {
    await open(page, mock);
    const session = await beginSlowly(page);
    const crashed = page.waitForEvent('crash');
    // The command gets no response, because it ends the tab that would send it.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    const next = await page.context().newPage();
    await next.goto(IDENTITY);
    await isEmpty(next);
    await field(next).setInputFiles(filePath('npwp.jpg'));
    await isStored(next);
    expect((await filesOf(mock)).map(({ file_name: stored }) => stored)).toEqual(['npwp.jpg']);
  },
);

test(
  'K6: when a file is replaced while it is uploading, the second one is stored',
  { tag: '@all' },
  async ({ page, mock }) => {
    await open(page, mock);
    const session = await beginSlowly(page);
    await field(page).setInputFiles(filePath('npwp.jpg'));
    await expect(page.getByRole('progressbar', { name: 'npwp.jpg' })).toBeVisible();
    await setSpeed(session, -1);
    await isStored(page);
    expect((await filesOf(mock)).map(({ file_name: stored }) => stored)).toEqual(['npwp.jpg']);
  },
);

test(
  'a replaced or removed file is replaced or removed in the record once saved',
  { tag: '@all' },
  async ({ page, mock, request }) => {
    const spouse = `/bos${application.variantPath}/family/spouse`;
    const storedSpouse = async () => {
      const { users } = await mock.db();
      return users.find(({ email }) => email === addressOf(APPLICANT))?.spouse;
    };
    const save = async () => {
      await press(page, 'Simpan & Lanjutkan');
      await expect(page).not.toHaveURL(/family\/spouse$/);
      await page.goto(spouse);
    };
    const card = (label: string) =>
      page
        .locator('div')
        .filter({ has: page.getByLabel(label, { exact: true }) })
        .last();

    await storeAs(mock, APPLICANT, { information: { marital_status_id: 1 } });
    await startSignedIn(page, mock, APPLICANT);
    await page.goto(spouse);
    for (const action of application.steps.find(({ at }) => at === 'family/spouse')?.actions ?? [])
      await act(page, action);
    await save();

    const ktp = page.getByLabel('KTP Pasangan', { exact: true });
    await act(page, { upload: 'KTP Pasangan', file: 'buku-nikah.png' });
    await expect(card('KTP Pasangan').getByText('buku-nikah.png')).toBeVisible();
    await card('Dokumen NPWP Pasangan').getByRole('button', { name: 'Hapus berkas' }).click();
    await save();

    const stored = await storedSpouse();
    expect(stored?.ktp_document).toMatchObject({ file_name: 'buku-nikah.png' });
    expect(stored?.npwp_document).toBeNull();

    // Now from the server: the page does not have the file any more.
    await expect(ktp).toBeAttached();
    await card('KTP Pasangan').getByRole('button', { name: 'Lihat berkas' }).click();
    const picture = page.getByRole('dialog').getByRole('img', { name: 'buku-nikah.png' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const file = stored?.ktp_document ?? undefined;
    expect((await download(request, mock, file, APPLICANT)).status()).toBe(200);
    expect((await download(request, mock, file, 'otp.applicant')).status()).toBe(403);
  },
);
