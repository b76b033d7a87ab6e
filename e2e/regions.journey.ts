import type { Page, Response } from '@playwright/test';
import type { MockControl } from '@/testing/mockControl';
import { expect, test } from './fixtures';
import { act, choose } from './player';
import { addressOf, answerAs, startSignedIn } from './signIn';

type Fault = Parameters<MockControl['addFault']>[0];

const APPLICANT = 'borrower.individu';
const VARIANT = '/bos/borrower/onboarding/individu-non-partner';
const HOME = 'Jalan Kaliurang Km. 5';

/** The four lists of an address, from the top: where each comes from, and how a choice is stored. */
const LEVELS = [
  { label: 'Provinsi', list: 'provinces', parent: null, key: 'province_id' },
  { label: 'Kota/Kabupaten', list: 'cities', parent: 'province_id', key: 'city_id' },
  { label: 'Kecamatan', list: 'districts', parent: 'city_id', key: 'district_id' },
  { label: 'Kelurahan/Desa', list: 'villages', parent: 'district_id', key: 'village_id' },
] as const;

type Level = (typeof LEVELS)[number];

const JAKARTA = ['DKI Jakarta', 'Kota Jakarta Selatan', 'Kebayoran Baru', 'Senayan'];
const YOGYAKARTA = ['DI Yogyakarta', 'Kota Yogyakarta', 'Danurejan', 'Suryatmajan'];

/** What the server holds where a journey begins with an address. */
const HELD = {
  addresses: {
    domicilies: {
      address: HOME,
      province_id: 31,
      city_id: 3174,
      district_id: 317407,
      village_id: 3174071001,
      postal_code: '12160',
      rt_rw: '003/005',
      home_ownership_id: 1,
    },
  },
};

/** Two choices after each other at one level, and what the list below offers of each. */
const RACES = [
  {
    chosen: LEVELS[0],
    below: LEVELS[1],
    above: [],
    first: 'Jawa Timur',
    second: 'DKI Jakarta',
    ofFirst: 'Kota Surabaya',
    ofSecond: 'Kota Jakarta Selatan',
  },
  {
    chosen: LEVELS[1],
    below: LEVELS[2],
    above: JAKARTA.slice(0, 1),
    first: 'Kota Jakarta Pusat',
    second: 'Kota Jakarta Selatan',
    ofFirst: 'Menteng',
    ofSecond: 'Kebayoran Baru',
  },
  {
    chosen: LEVELS[2],
    below: LEVELS[3],
    above: JAKARTA.slice(0, 2),
    first: 'Tebet',
    second: 'Kebayoran Baru',
    ofFirst: 'Bukit Duri',
    ofSecond: 'Senayan',
  },
];

const FAILURES: { name: string; fault: Partial<Fault>; isSlow?: true }[] = [
  { name: 'is answered by 500', fault: { status: 500, body: { code: 500, error: 'Rusak' } } },
  { name: 'hangs', fault: { hang: true }, isSlow: true },
  { name: 'is cut off', fault: { drop: true } },
];

const faultOf = ({ list }: Level, fault: Partial<Fault>): Fault => ({
  method: 'GET',
  path: `/api/master/${list}`,
  ...fault,
});

const box = (page: Page, { label }: Level) => page.getByLabel(label, { exact: true });

async function open(page: Page, mock: MockControl, at = 'personal/domicile'): Promise<void> {
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(`${VARIANT}/${at}`);
  await page.getByLabel('Alamat', { exact: true }).fill(HOME);
}

/** Chooses from the top; as many levels as there are names. */
async function choosePath(page: Page, names: readonly string[]): Promise<void> {
  for (const [index, option] of names.entries()) {
    await choose(page, { choose: LEVELS[index]?.label ?? '', option });
  }
}

const seen = (page: Page): Promise<string[]> =>
  Promise.all(LEVELS.map((level) => box(page, level).inputValue()));

async function storedAddress(mock: MockControl): Promise<Record<string, unknown>> {
  const user = (await mock.db()).users.find(({ email }) => email === addressOf(APPLICANT));
  return { ...user?.addresses.domicilies };
}

/** The names of the stored regions, each in the list of the stored one above it. */
async function storedNames(mock: MockControl): Promise<(string | undefined)[]> {
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

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
  await expect(page).not.toHaveURL(/domicile$/);
}

for (const { chosen, below, above, first, second, ofFirst, ofSecond } of RACES) {
  const offered = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

  for (const at of ['personal/domicile', 'family/emergency-contact']) {
    test(`${at}: ${below.label} of an earlier ${chosen.label} never shows, however late`, async ({
      page,
      mock,
    }) => {
      await open(page, mock, at);
      await choosePath(page, above);
      await mock.addFault(faultOf(below, { delay_ms: 1_500, times: 1 }));
      const answers: Response[] = [];
      page.on('response', (answer) => {
        if (answer.url().includes(`/${below.list}?`)) answers.push(answer);
      });
      await choose(page, { choose: chosen.label, option: first });
      await choose(page, { choose: chosen.label, option: second });
      await expect.poll(() => answers.length).toBe(2);
      await Promise.all(answers.map((answer) => answer.finished()));

      await box(page, below).click();
      await expect(offered(page, ofSecond)).toBeVisible();
      await expect(offered(page, ofFirst)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(box(page, below)).toHaveValue('');
      await expect(box(page, chosen)).toHaveValue(second);
    });
  }

  test(`${below.label} of the ${chosen.label} before is not offered while the next is on its way`, async ({
    page,
    mock,
  }) => {
    await open(page, mock);
    await choosePath(page, above);
    await choose(page, { choose: chosen.label, option: first });
    await choose(page, { choose: below.label, option: ofFirst });
    await mock.addFault(faultOf(below, { delay_ms: 2_000 }));
    await choose(page, { choose: chosen.label, option: second });
    await expect(box(page, below)).toHaveAttribute('placeholder', 'Memuat…');
    await expect(box(page, below)).toHaveValue('');
    await box(page, below).click();
    await expect(offered(page, ofFirst)).toBeHidden();
    await choose(page, { choose: below.label, option: ofSecond });
    await expect(box(page, below)).toHaveValue(ofSecond);
  });
}

test('back to the first province at once: its late cities are shown, and no others', async ({
  page,
  mock,
}) => {
  await open(page, mock);
  await mock.addFault(faultOf(LEVELS[1], { delay_ms: 1_500 }));
  for (const option of ['Jawa Timur', 'DKI Jakarta', 'Jawa Timur']) {
    await choose(page, { choose: 'Provinsi', option });
  }
  await choose(page, { choose: 'Kota/Kabupaten', option: 'Kota Surabaya' });
  await expect(box(page, LEVELS[0])).toHaveValue('Jawa Timur');
  await expect(box(page, LEVELS[1])).toHaveValue('Kota Surabaya');
});

for (const [index, level] of LEVELS.entries()) {
  for (const { name, fault, isSlow } of FAILURES) {
    test(`a list for ${level.label} that ${name} can be fetched again, and nothing is lost`, async ({
      page,
      mock,
      problems,
    }) => {
      problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/);
      if (isSlow) await page.clock.install();
      await mock.addFault(faultOf(level, fault));
      await open(page, mock);
      await page.getByLabel('RT/RW', { exact: true }).fill('010/011');
      await choosePath(page, YOGYAKARTA.slice(0, index));
      if (isSlow) {
        await expect
          .poll(async () => (await mock.calls()).some((call) => call.outcome === 'in_flight'))
          .toBe(true);
        await page.clock.fastForward(31_000);
      }

      await expect(page.getByText('Pilihan tidak dapat dimuat.')).toBeVisible();
      await mock.clearFaults();
      await page.getByRole('button', { name: 'Muat ulang pilihan', exact: true }).click();
      for (const [below, option] of YOGYAKARTA.entries()) {
        if (below < index) continue;
        await choose(page, { choose: LEVELS[below]?.label ?? '', option });
      }
      expect(await seen(page)).toEqual(YOGYAKARTA);
      await expect(page.getByText('Pilihan tidak dapat dimuat.')).toBeHidden();
      await expect(page.getByLabel('Alamat', { exact: true })).toHaveValue(HOME);
      await expect(page.getByLabel('RT/RW', { exact: true })).toHaveValue('010/011');
    });
  }
}

test('another province empties what lies below it; what is stored is what is seen', async ({
  page,
  mock,
}) => {
  await answerAs(mock, APPLICANT, HELD);
  await open(page, mock);
  await expect(box(page, LEVELS[3])).not.toHaveValue('');
  await choose(page, { choose: 'Provinsi', option: 'DI Yogyakarta' });
  expect(await seen(page)).toEqual(['DI Yogyakarta', '', '', '']);

  await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
  for (const level of LEVELS.slice(1)) {
    await expect(box(page, level)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page).toHaveURL(/domicile$/);
  expect(await storedAddress(mock)).toMatchObject(HELD.addresses.domicilies);

  await choosePath(page, YOGYAKARTA);
  await act(page, { fill: 'Kode Pos', with: '55213' });
  const shown = await seen(page);
  await save(page);
  expect(await storedNames(mock)).toEqual(shown);
  expect(await storedAddress(mock)).toMatchObject({ address: HOME, postal_code: '55213' });
});

for (const level of LEVELS) {
  test(`a stored ${level.label} is kept and shown, however late its list`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/);
    await page.clock.install();
    await answerAs(mock, APPLICANT, HELD);
    const names = await storedNames(mock);
    await mock.addFault(faultOf(level, { hang: true }));
    await open(page, mock);
    await expect(box(page, level)).toHaveAttribute('placeholder', 'Memuat…');
    for (const [index, other] of LEVELS.entries()) {
      if (other !== level) await expect(box(page, other)).toHaveValue(names[index] ?? '');
    }
    await page.clock.fastForward(31_000);
    await expect(page.getByText('Pilihan tidak dapat dimuat.')).toBeVisible();
    await expect(box(page, level)).toHaveValue('Sudah dipilih');
    await mock.clearFaults();
    await page.getByRole('button', { name: 'Muat ulang pilihan', exact: true }).click();
    await expect(box(page, level)).toHaveValue(names[LEVELS.indexOf(level)] ?? '');
  });

  test(`a save while the list of ${level.label} is late leaves the stored one`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/net::ERR/);
    await answerAs(mock, APPLICANT, HELD);
    await mock.addFault(faultOf(level, { hang: true }));
    await open(page, mock);
    await act(page, { fill: 'Alamat', with: 'Jalan Melawai Raya No. 12' });
    await save(page);
    expect(await storedAddress(mock)).toEqual({
      ...HELD.addresses.domicilies,
      address: 'Jalan Melawai Raya No. 12',
    });
  });
}
