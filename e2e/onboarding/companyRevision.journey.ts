import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { act } from '../support/formFiller';
import { uploaded } from '../applications/uploaded';
import { addressOf, startSignedIn } from '../support/signIn';
import { readStored } from '../support/stored';

/**
 * A company whose people already have an e-signature, which is not prepared again; it has not
 * passed the e-KYC.
 */
const COMPANY = 'esign';
const HUB = '/bos/borrower/onboarding/corporate-non-partner';
const BUSINESS_REVISION = 11;
const EKYC_WAITING = 6;

const SHARE_NOTE = 'Persentase kepemilikan tidak sesuai dengan akta.';

/** A document, and the share of one of several shareholders. */
const revisionsOf = (shareholderId: number) => [
  {
    step: 'company',
    sub_step: 'legal-documents',
    field: 'kemenkumham_deed_of_establishment',
    note: 'SK Kemenkumham tidak terbaca.',
  },
  {
    step: 'management',
    sub_step: 'management-shareholders',
    field: `shareholders.${shareholderId}.ownership_percentage`,
    note: SHARE_NOTE,
  },
];
const DECREE = 'sk-kemenkumham-baru.pdf';

const task = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** The writes that the server has received since then, without the activity log and sign-in. */
async function writesSince(mock: MockControl, since: string): Promise<string[]> {
  const calls = await mock.calls(since);
  return calls
    .filter(({ method, path }) => method !== 'GET' && /user\/|assets/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/\/\d+/g, '/:id')}`);
}

/** Checks the hub: the sub-steps to revise, and that the application is not submitted again yet. */
async function seeHub(page: Page, { toRevise, done }: { toRevise: string[]; done: string }) {
  await expect(page.getByRole('heading', { name: 'Pengajuan Anda', level: 1 })).toBeVisible();
  await expect(page.getByText(done)).toBeVisible();
  await expect(page.getByText('Perlu direvisi', { exact: true })).toHaveCount(toRevise.length);
  for (const name of toRevise) await expect(task(page, name)).toContainText('Perlu direvisi');
  await expect(task(page, 'Tinjau dan Kirim')).toContainText('Belum');
}

test('@phone a company revises the flagged sub-steps, and only those, and submits again', async ({
  page,
  mock,
}) => {
  await startSignedIn(page, mock, COMPANY);
  await page.goto('/bos/');
  await expect(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  const { users, shareholders: cards } = await mock.db();
  const owner = users.find(({ email }) => email === addressOf(COMPANY));
  const [, second] = cards.filter(
    ({ user_id: id, shareholder_type_ids: types }) => id === owner?.id && types.includes(2),
  );
  if (!second) throw new Error('The company needs two shareholders');
  await mock.setStatus(addressOf(COMPANY), {
    onboarding_status_id: BUSINESS_REVISION,
    revisions: revisionsOf(second.id),
  });
  const before = await readStored(mock, addressOf(COMPANY));
  const oldDecree = before.user.documents.kemenkumham_deed_of_establishment?.file_name ?? '';
  const oldShare = `${String(second.ownership_percentage).replace('.', ',')}%`;
  const since = new Date(await mock.nowMs()).toISOString();

  await page.goto('/bos/');
  await page.waitForURL(new RegExp(`${HUB}$`));
  await seeHub(page, {
    toRevise: ['Dokumen Legal', 'Pengurus dan Pemegang Saham'],
    done: '9 dari 12 bagian lengkap',
  });
  await expect(page.getByText('Tersisa 2 dari 2 bagian')).toBeVisible();
  await expectAccessible(page, 'the hub of a company under revision');

  await task(page, 'Profil Perusahaan').getByRole('link').click();
  await expect(page.getByText('Bagian ini tidak dapat diubah saat ini.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Simpan/ })).toBeHidden();
  await page.getByRole('link', { name: 'Daftar langkah' }).click();

  await page.getByRole('link', { name: 'Perbaiki', exact: true }).click();
  await page.waitForURL(/\/company\/legal-documents$/);
  const decree = page.getByLabel('SK Kemenkumham Akta Pendirian');
  await expect(decree).toHaveAccessibleDescription(/SK Kemenkumham tidak terbaca\./);
  await expect(page.getByText(`Sebelumnya: ${oldDecree}`)).toBeVisible();
  // A save that changes nothing is no revision.
  await act(page, { press: 'Simpan & Lanjutkan' });
  await expect(page.getByText(/^Belum ada yang berubah/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sudah sesuai' })).toBeFocused();
  await expectAccessible(page, 'a sub-step with a note at a document');
  await act(page, { upload: 'SK Kemenkumham Akta Pendirian', file: DECREE });
  await act(page, { press: 'Simpan & Lanjutkan' });

  // Reloads half-way: finished sub-steps stay finished, and nothing is submitted.
  await page.waitForURL(/\/management\/management-shareholders$/);
  await page.goto(HUB);
  await seeHub(page, {
    toRevise: ['Pengurus dan Pemegang Saham'],
    done: '10 dari 12 bagian lengkap',
  });
  await page.getByRole('link', { name: 'Perbaiki', exact: true }).click();
  const card = page.getByRole('article', { name: 'Pemegang Saham 2', exact: true });
  await expect(card).toContainText(SHARE_NOTE);
  await expectAccessible(page, 'a list with a note on a card');
  await card.getByRole('button', { name: 'Ubah' }).click();
  await expect(page.getByLabel('Persentase Kepemilikan')).toHaveAccessibleDescription(
    new RegExp(`${SHARE_NOTE}.*Sebelumnya: ${oldShare}`),
  );
  await act(page, { fill: 'Persentase Kepemilikan', with: '23,33' });
  await act(page, { press: 'Simpan Kartu' });
  await expect(page.getByText('Sisa 10%')).toBeVisible();
  await act(page, { press: 'Simpan & Lanjutkan' });

  await page.waitForURL(/\/review\/review$/);
  await expect(page.getByText('Masih ada yang belum lengkap')).toBeHidden();
  await expect(page.getByRole('link', { name: /^Ubah / })).toHaveCount(2);
  await expect(page.getByText(`Sebelumnya: ${oldShare}`)).toBeVisible();
  await expect(page.getByText('23,33%').first()).toBeVisible();
  await expect(page.getByText(`Sebelumnya: ${oldDecree}`)).toBeVisible();
  await expect(page.getByText(DECREE)).toBeVisible();
  await expectAccessible(page, 'the review of a company under revision');
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await act(page, { press: 'Kirim Pengajuan' });

  await page.waitForURL(/\/onboarding-submitted$/);
  await expect(page.getByRole('heading', { name: 'Pengajuan Anda telah terkirim' })).toBeVisible();
  await expect(page.getByText('Menunggu e-KYC')).toBeVisible();

  const { user, shareholders, isEsignPrepared, ...after } = await readStored(
    mock,
    addressOf(COMPANY),
  );
  expect(user).toEqual({
    ...before.user,
    onboarding_status_id: EKYC_WAITING,
    documents: {
      ...before.user.documents,
      kemenkumham_deed_of_establishment: uploaded(DECREE),
    },
  });
  expect(isEsignPrepared).toBe(before.isEsignPrepared);
  expect(shareholders).toEqual(
    before.shareholders.map((card) =>
      card.nik === second.nik ? { ...card, ownership_percentage: 23.33 } : card,
    ),
  );
  for (const table of ['pics', 'bank_accounts', 'bank_statements', 'financial_statements'] as const)
    expect(after[table], table).toEqual(before[table]);
  expect(await writesSince(mock, since)).toEqual([
    'POST /api/assets/upload',
    'PATCH /api/identity/user/update',
    'POST /api/identity/user/onboarding-step/save',
    'PUT /api/identity/user/shareholder/:id',
    'POST /api/identity/user/onboarding-step/save',
    'PATCH /api/identity/user/update',
    'PUT /api/identity/user/:id/onboarding-status',
  ]);
});
