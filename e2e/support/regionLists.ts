import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect } from './fixtures';
import { addressOf, startSignedIn } from './signIn';

/** A fault, in the format of the mock. */
type Fault = Parameters<MockControl['addFault']>[0];

export const APPLICANT = 'borrower.individu';
export const HOME = 'Jalan Kaliurang Km. 5';

/**
 * The four lists of an address, from the top: the call that loads each, and the key that stores the
 * choice.
 */
export const LEVELS = [
  { label: 'Provinsi', list: 'provinces', parent: null, key: 'province_id' },
  { label: 'Kota/Kabupaten', list: 'cities', parent: 'province_id', key: 'city_id' },
  { label: 'Kecamatan', list: 'districts', parent: 'city_id', key: 'district_id' },
  { label: 'Kelurahan/Desa', list: 'villages', parent: 'district_id', key: 'village_id' },
] as const;

type Level = (typeof LEVELS)[number];

/** The fault for the call that loads a level. */
export const faultOf = ({ list }: Level, fault: Partial<Fault>): Fault => ({
  method: 'GET',
  path: `/api/master/${list}`,
  ...fault,
});

/** The list of a level. */
export const box = (page: Page, { label }: Level) => page.getByLabel(label, { exact: true });

/** Opens a form with an address. */
export async function open(page: Page, mock: MockControl): Promise<void> {
  await startSignedIn(page, mock, APPLICANT);
  await page.goto('/bos/borrower/onboarding/individu-non-partner/personal/domicile');
  await page.getByLabel('Alamat', { exact: true }).fill(HOME);
}

/** The stored address. */
export async function storedAddress(mock: MockControl): Promise<Record<string, unknown>> {
  const user = (await mock.db()).users.find(({ email }) => email === addressOf(APPLICANT));
  return { ...user?.addresses.domicilies };
}

/** The names of the stored regions, each from the list of the stored region above it. */
export async function storedNames(mock: MockControl): Promise<(string | undefined)[]> {
  const address = await storedAddress(mock);
  return Promise.all(
    LEVELS.map(async ({ list, parent, key }) => {
      const query = parent === null ? '' : `?${parent}=${String(address[parent])}`;
      const answer = await fetch(`${mock.origin}/api/master/${list}${query}`, {
        headers: { authorization: `Bearer ${await mock.token(addressOf(APPLICANT), 'session')}` },
      });
      const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
      return data.find(({ id }) => id === address[key])?.name;
    }),
  );
}

/** Saves the form, and waits for the next sub-step. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
  await expect(page).not.toHaveURL(/domicile$/);
}
