import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { draftStored, lastTypedStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { individuNonPartnerMaximal as application } from '../applications/individuNonPartnerMaximal';
import { fillUnsaved } from '../support/saveFaults';
import { storeAs, signOut, startSignedIn } from '../support/signIn';

const APPLICANT = 'borrower.individu';

/** A sub-step, one of its values to search for, and the data it needs. */
const TYPED = [
  { at: 'personal/personal-data', label: 'Tempat Lahir', value: 'Ujung Pandang' },
  { at: 'personal/identity', label: 'Alamat', value: 'Jalan Penghibur No. 10, Blok B/2' },
  { at: 'personal/domicile', label: 'Alamat', value: 'Jalan Tunjungan 65' },
  { at: 'employment/employment', label: 'Divisi', value: 'Logistik' },
  {
    at: 'family/spouse',
    label: 'Nama Pasangan',
    value: 'Andi Baso',
    before: { information: { marital_status_id: 1 } },
  },
  { at: 'family/emergency-contact', label: 'Nama Kontak Darurat', value: 'Bambang Wahyudi' },
  { at: 'finance/banks', label: 'Cabang', value: 'Surabaya Tunjungan' },
  { at: 'business/collateral', label: 'Keterangan', value: 'Kapal motor 12 GT, sandar di Paotere' },
  {
    at: 'consultation/provider-family',
    label: 'Nama Anggota Keluarga',
    value: 'Dewi Lestari',
  },
] as const;

const urlOf = (at: string): string => `/bos${application.variantPath}/${at}`;

async function fill(page: Page, at: string): Promise<void> {
  await page.goto(urlOf(at));
  await fillUnsaved(page, at);
  await draftStored(page);
}

/** Everything that the page has stored on the device, as text. */
function storedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database does not open'));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result as unknown[]);
        });
        const decoder = new TextDecoder();
        found.push(
          rows.map((row) =>
            JSON.stringify(row, (_key, value: unknown) =>
              value instanceof ArrayBuffer || ArrayBuffer.isView(value)
                ? decoder.decode(value)
                : value,
            ),
          ),
        );
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}

const begin = async (page: Page, mock: MockControl, before?: object): Promise<void> => {
  if (before) await storeAs(mock, APPLICANT, before);
  await startSignedIn(page, mock, APPLICANT);
};

for (const { at, label, value, ...rest } of sampleOf(TYPED, 3)) {
  test(`${at}: what was typed survives a reload, unreadable on the device`, async ({
    page,
    mock,
  }) => {
    await begin(page, mock, 'before' in rest ? rest.before : undefined);
    await fill(page, at);
    await page.reload();
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    expect(await storedTexts(page)).not.toContain(value);
  });
}

test('a reload at the moment the note appears loses nothing', async ({ page, mock }) => {
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(urlOf('employment/employment'));
  await expect(page.getByLabel('Divisi')).toBeVisible();
  // Runs in the page, so that nothing happens between the note and the reload. The page is not
  // hidden or left first, just as when a phone runs out of power.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!/Draf tersimpan/.test(document.body.innerText)) return;
      observer.disconnect();
      for (const name of ['pagehide', 'visibilitychange'])
        window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
      location.reload();
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByLabel('Divisi').fill('Logistik');
  await expect(page.getByText(/^Draf Anda dipulihkan/)).toBeVisible();
  await expect(page.getByLabel('Divisi')).toHaveValue('Logistik');
});

test("the mother's maiden name never reaches the device", async ({ page, mock }) => {
  const mother = page.getByLabel('Nama Gadis Ibu Kandung', { exact: true });
  const birthplace = page.getByLabel('Tempat Lahir', { exact: true });
  await begin(page, mock);
  await page.goto(urlOf('personal/personal-data'));
  await mother.fill('Siti Hajar');
  // Another value that is typed last shows when the draft has been stored.
  await birthplace.fill('Ujung Pandang');
  await lastTypedStored(page, 'Ujung Pandang');
  await page.reload();
  await expect(birthplace).toHaveValue('Ujung Pandang');
  await expect(mother).toHaveValue('');
});

test('a draft can be discarded', { tag: '@all' }, async ({ page, mock }) => {
  await begin(page, mock);
  await fill(page, 'employment/employment');
  await page.reload();
  await page.getByRole('button', { name: 'Buang', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Divisi', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Divisi', { exact: true })).toHaveValue('');
});

test('sign-out forgets the drafts', { tag: '@all' }, async ({ page, mock }) => {
  await begin(page, mock);
  await fill(page, 'employment/employment');
  await signOut(page);
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(urlOf('employment/employment'));
  await expect(page.getByLabel('Divisi', { exact: true })).toHaveValue('');
});

test('offline a save fails at once, its values stay, and it is sent once when the user tries again', async ({
  page,
  mock,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await begin(page, mock);
  await fill(page, 'employment/employment');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
  await expect(page.getByText(/Anda sedang offline/).first()).toBeVisible();
  await expect(page.getByLabel('Divisi', { exact: true })).toHaveValue('Logistik');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
  await expect(page).not.toHaveURL(/employment$/);
  const saves = (await mock.calls()).filter(({ method }) => method === 'PATCH');
  expect(saves).toHaveLength(1);
});
