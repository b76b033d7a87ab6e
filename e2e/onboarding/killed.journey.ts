import type { Page } from '@playwright/test';
import { sampleOf } from '@/testing/exploration/sample';
import { corporateNonPartnerMaximal as corporate } from '../applications/corporateNonPartnerMaximal';
import { individuDirectPartnerMaximal as withPartner } from '../applications/individuDirectPartnerMaximal';
import { individuNonPartnerMaximal as individu } from '../applications/individuNonPartnerMaximal';
import { expect, test } from '../support/fixtures';
import { makeProfile, openBrowser } from '../support/killedBrowser';
import { startSignedIn, storeAs } from '../support/signIn';

interface Typed {
  application: { variantPath: string };
  who: string;
  at: string;
  label: string;
  text: string;
  /** The button that opens a card. */
  card?: string;
  before?: object;
}

const person = { application: individu, who: 'borrower.individu', text: 'Ujung Pandang' };
const company = { application: corporate, who: 'borrower.corporate', text: 'Surya Pangan' };
const MARRIED = { information: { marital_status_id: 1 } };

/**
 * A field of every sub-step in which anything can be typed. Bank statements and photos of the
 * business have files alone, which are uploaded when they are chosen.
 */
const TYPED: readonly Typed[] = [
  { ...person, at: 'personal/personal-data', label: 'Tempat Lahir' },
  { ...person, at: 'personal/identity', label: 'Alamat' },
  { ...person, at: 'personal/domicile', label: 'Alamat' },
  { ...person, at: 'employment/employment', label: 'Divisi' },
  { ...person, at: 'family/spouse', label: 'Nama Pasangan', before: MARRIED },
  { ...person, at: 'family/emergency-contact', label: 'Nama Kontak Darurat' },
  { ...person, at: 'finance/banks', label: 'Cabang', card: 'Tambah Rekening' },
  {
    ...person,
    at: 'finance/financial-statements',
    label: 'Tahun',
    text: '2025',
    card: 'Tambah Laporan',
  },
  { ...person, at: 'business/collateral', label: 'Keterangan', card: 'Tambah Agunan' },
  {
    ...person,
    at: 'consultation/provider-family',
    label: 'Nama Anggota Keluarga',
    before: { bos_family: { name: 'Dewi', relationship_id: 1 } },
  },
  {
    ...person,
    application: withPartner,
    who: 'borrower.individu.partner',
    at: 'partnership/partnership',
    label: 'Mulai Bermitra',
    text: '12/03/2020',
  },
  { ...company, at: 'company/company-profile', label: 'Nama Perusahaan' },
  { ...company, at: 'company/company-address', label: 'Alamat' },
  { ...company, at: 'company/legal-documents', label: 'Nomor Akta Pendirian' },
  { ...company, at: 'pic/pic', label: 'Nama PIC' },
  {
    ...company,
    at: 'management/management-shareholders',
    label: 'Nama',
    card: 'Tambah Pengurus',
  },
];

const KEY_EVERY_MS = 100;
/** What was typed this long before the end may be lost (D2). */
const MAY_LOSE_MS = 500;
const KILLED_AFTER_MS = [50, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900, 1_000];

async function show(page: Page, { application, at, label, card }: Typed) {
  await page.goto(`/bos${application.variantPath}/${at}`);
  const field = page.getByLabel(label, { exact: true });
  const open = page.getByRole('button', { name: card ?? '-', exact: true }).first();
  await expect(field.or(open).first()).toBeVisible();
  if (!(await field.isVisible())) await open.click();
  return field;
}

for (const typed of sampleOf(TYPED, 2))
  test(`D2: killed while typing: ${typed.at}`, async ({ mock, launchOptions }) => {
    test.setTimeout(600_000);
    const { text, who, before } = typed;
    if (before) await storeAs(mock, who, before);
    const profile = await makeProfile();
    const open = async () => {
      const browser = await openBrowser(profile.folder, mock.origin, launchOptions);
      await startSignedIn(browser.page, mock, who);
      return { ...browser, field: await show(browser.page, typed) };
    };
    let { context, page, kill, field } = await open();
    for (const afterMs of sampleOf(KILLED_AFTER_MS, 2, typed.at)) {
      await field.fill('');
      await field.pressSequentially(text, { delay: KEY_EVERY_MS });
      const whole = await field.inputValue();
      await page.waitForTimeout(afterMs);
      await kill();
      ({ context, page, kill, field } = await open());
      const found = await field.inputValue();
      const mayLack = Math.max(0, Math.ceil((MAY_LOSE_MS - afterMs) / KEY_EVERY_MS));
      expect(whole.startsWith(found), `killed after ${afterMs} ms: ${found}`).toBe(true);
      expect(found.length).toBeGreaterThanOrEqual(whole.length - mayLack);
    }
    await context.close();
    await profile.remove();
  });
