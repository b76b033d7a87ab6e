import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mockControl';
import { expect, test } from './fixtures';
import { act, choose } from './player';
import { individuNonPartnerMaximal as play } from './plays/individuNonPartnerMaximal';
import { addressOf, answerAs, startSignedIn } from './signIn';
import { readStored } from './stored';

/** Complete but for what a spouse adds; the journeys begin with the application still open. */
const APPLICANT = 'ekyc.waiting';
const IN_DRAFT = 5;
const HUB = `/bos${play.variantPath}`;
const SPOUSE = 'family/spouse';

interface Status {
  id: number;
  name: string;
  /** What the sub-step asks first; null where there is none. */
  asks: string | null;
  /** What the review says of the marriage; the first of its rows. */
  missing: string | null;
}

const MARRIED: Status = { id: 1, name: 'Kawin', asks: 'Nama Pasangan', missing: 'Nama Pasangan' };
const UNMARRIED: Status = { id: 2, name: 'Belum Kawin', asks: null, missing: null };
const DIVORCED: Status = {
  id: 3,
  name: 'Cerai Hidup',
  asks: 'Akta Cerai',
  missing: 'Akta Cerai',
};
const WIDOWED: Status = {
  id: 4,
  name: 'Cerai Mati',
  asks: 'Akta Kematian Pasangan',
  missing: 'Akta Kematian Pasangan',
};
const STATUSES = [MARRIED, UNMARRIED, DIVORCED, WIDOWED];

const ALL_STEPS = 12;

/** What the play's spouse is stored as. */
const MARRIAGE = play.expected.user.spouse;

async function begin(page: Page, mock: MockControl, { id }: Status): Promise<void> {
  await mock.setStatus(addressOf(APPLICANT), { onboarding_status_id: IN_DRAFT });
  await answerAs(mock, APPLICANT, { information: { marital_status_id: id } });
  await startSignedIn(page, mock, APPLICANT);
}

const open = (page: Page, at: string) => page.goto(`${HUB}/${at}`);

const expectAt = (page: Page, at: string) => expect(page).toHaveURL(new RegExp(`/${at}$`));

const chooseStatus = (page: Page, { name }: Status) =>
  choose(page, { choose: 'Status Pernikahan', option: name });

const goOn = (page: Page) =>
  page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();

const goBack = (page: Page) => page.getByRole('button', { name: 'Kembali', exact: true }).click();

const stepLink = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Langkah pengisian' }).getByRole('link', { name: title });

const storedSpouse = async (mock: MockControl) =>
  (await readStored(mock, addressOf(APPLICANT))).user.spouse;

/** Types what a marriage needs; the last of the play's actions, and nothing is saved. */
async function typeMarriage(page: Page): Promise<void> {
  for (const action of play.steps.find(({ at }) => at === SPOUSE)?.actions ?? []) {
    await act(page, action);
  }
}

const FROM_TO = STATUSES.flatMap((from) =>
  STATUSES.filter((to) => to !== from).map((to) => ({ from, to })),
);

for (const { from, to } of FROM_TO) {
  test(`from '${from.name}' to '${to.name}': the spouse is there at once as the status says`, async ({
    page,
    mock,
  }) => {
    await begin(page, mock, from);
    await open(page, 'personal/personal-data');
    for (const status of [from, to]) {
      await chooseStatus(page, status);
      const total = status.asks === null ? ALL_STEPS - 1 : ALL_STEPS;
      await expect(stepLink(page, 'Data Pasangan')).toHaveCount(status.asks === null ? 0 : 1);
      await expect(page.getByText(`Langkah 1 dari ${total}`, { exact: true })).toBeVisible();
    }
    // The status is only typed yet, and the form that is opened now asks by it.
    if (to.asks === null) return;
    await stepLink(page, 'Data Pasangan').click();
    await expect(page.getByLabel(to.asks, { exact: true })).toBeVisible();
    for (const { asks } of STATUSES) {
      if (asks === null || asks === to.asks) continue;
      await expect(page.getByLabel(asks, { exact: true })).toHaveCount(0);
    }
  });
}

for (const status of STATUSES) {
  const hasSpouse = status.asks !== null;
  const order = [
    'employment/employment',
    ...(hasSpouse ? [SPOUSE] : []),
    'family/emergency-contact',
  ];

  test(`'${status.name}': next and back lead ${hasSpouse ? 'over' : 'past'} the spouse`, async ({
    page,
    mock,
  }) => {
    await begin(page, mock, status);
    await open(page, 'employment/employment');
    await goOn(page);
    await expectAt(page, order[1] ?? '');
    await open(page, 'family/emergency-contact');
    await goBack(page);
    await expectAt(page, order.at(-2) ?? '');
  });

  test(`'${status.name}': hub, resume, review and link agree on the spouse`, async ({
    page,
    mock,
  }) => {
    await begin(page, mock, status);
    await page.goto('/bos/');
    await expect(page.getByRole('link', { name: 'Data Pasangan' })).toHaveCount(hasSpouse ? 1 : 0);
    await page
      .getByRole('link', { name: hasSpouse ? 'Lanjutkan' : 'Tinjau dan Kirim', exact: true })
      .last()
      .click();
    await expectAt(page, hasSpouse ? SPOUSE : 'review/review');

    await open(page, 'review/review');
    const missing = page.getByText('Masih ada yang belum lengkap');
    if (status.missing === null) {
      await expect(page.getByRole('heading', { name: 'Kontak Darurat' })).toBeVisible();
      await expect(missing).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Data Pasangan' })).toBeHidden();
    } else {
      await expect(missing).toBeVisible();
      await expect(page.getByText(status.missing).first()).toBeVisible();
      await page.getByRole('link', { name: 'Ubah Data Pasangan', exact: true }).click();
      await expectAt(page, SPOUSE);
    }

    await open(page, SPOUSE);
    await expectAt(page, hasSpouse ? SPOUSE : 'review/review');
    await expect(page.getByText('Undefined')).toBeHidden();
  });
}

test('a link to a spouse who is not there leads to the first incomplete sub-step', async ({
  page,
  mock,
}) => {
  await begin(page, mock, UNMARRIED);
  await answerAs(mock, APPLICANT, { information: { company_name: null } });
  await open(page, SPOUSE);
  await expectAt(page, 'employment/employment');
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(SPOUSE));
});

test('resume goes on after a spouse who was saved last and is there no more', async ({
  page,
  mock,
}) => {
  await begin(page, mock, DIVORCED);
  await answerAs(mock, APPLICANT, { emergency_contact: { name: null } });
  await open(page, SPOUSE);
  await act(page, { upload: 'Akta Cerai', file: 'perjanjian.pdf' });
  await goOn(page);
  await expectAt(page, 'family/emergency-contact');
  await answerAs(mock, APPLICANT, { information: { marital_status_id: UNMARRIED.id } });
  await page.goto('/bos/');
  await page.getByRole('link', { name: 'Lanjutkan', exact: true }).click();
  await expectAt(page, 'family/emergency-contact');
});

test('back in the history to a spouse who is gone does not trap the user', async ({
  page,
  mock,
}) => {
  await begin(page, mock, MARRIED);
  await open(page, SPOUSE);
  await stepLink(page, 'Data Pribadi').click();
  await chooseStatus(page, UNMARRIED);
  await page.goBack();
  await expect(page).not.toHaveURL(new RegExp(SPOUSE));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what was typed of a spouse waits while the status is another, over a reload too', async ({
  page,
  mock,
}) => {
  await begin(page, mock, MARRIED);
  await open(page, SPOUSE);
  await typeMarriage(page);
  await stepLink(page, 'Data Pribadi').click();
  await chooseStatus(page, UNMARRIED);
  await expect(stepLink(page, 'Data Pasangan')).toHaveCount(0);

  // Nobody is kept from sending by what is typed of a spouse who is not there.
  await goOn(page);
  await expectAt(page, 'personal/identity');
  await open(page, 'review/review');
  await expect(page.getByRole('heading', { name: 'Kontak Darurat' })).toBeVisible();
  await expect(page.getByText('Masih ada yang belum lengkap')).toBeHidden();

  await open(page, 'personal/personal-data');
  await chooseStatus(page, MARRIED);
  await stepLink(page, 'Data Pasangan').click();
  await expect(page.getByLabel('Nama Pasangan', { exact: true })).toHaveValue('Andi Baso');
  await expect(page.getByText('buku-nikah.png')).toBeVisible();
  await goOn(page);
  await expectAt(page, 'family/emergency-contact');
  expect(await storedSpouse(mock)).toEqual(MARRIAGE);
});

test('a divorce takes the papers of the marriage away and leaves the answers', async ({
  page,
  mock,
}) => {
  const { name, nik, birth_date: birthDate } = MARRIAGE;
  await begin(page, mock, MARRIED);
  await open(page, SPOUSE);
  await typeMarriage(page);
  await goOn(page);
  await expectAt(page, 'family/emergency-contact');

  await stepLink(page, 'Data Pribadi').click();
  await chooseStatus(page, DIVORCED);
  await goOn(page);
  await stepLink(page, 'Data Pasangan').click();
  await act(page, { upload: 'Akta Cerai', file: 'perjanjian.pdf' });
  await goOn(page);
  await expectAt(page, 'family/emergency-contact');
  const answers = { name, nik, birth_date: birthDate };
  expect(await storedSpouse(mock)).toMatchObject({
    ...answers,
    divorce_deed: { file_name: 'perjanjian.pdf' },
    assets_separation_agreement: null,
    proof_of_marriage: null,
    ktp_document: null,
    npwp_document: null,
  });

  await stepLink(page, 'Data Pribadi').click();
  await chooseStatus(page, MARRIED);
  await stepLink(page, 'Data Pasangan').click();
  await expect(page.getByLabel('Nama Pasangan', { exact: true })).toHaveValue(String(name));
  await goOn(page);
  await expectAt(page, SPOUSE);
  await expect(page.getByLabel('Buku Nikah', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(await storedSpouse(mock)).toMatchObject({
    ...answers,
    divorce_deed: { file_name: 'perjanjian.pdf' },
  });
});
