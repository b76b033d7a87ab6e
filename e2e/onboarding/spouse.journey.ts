import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import {
  ALL_STEPS,
  begin,
  chooseStatus,
  expectAt,
  goBack,
  goOn,
  open,
  SPOUSE,
  STATUSES,
  stepLink,
} from './marriage';

const FROM_TO = STATUSES.flatMap((from) =>
  STATUSES.filter((to) => to !== from).map((to) => ({ from, to })),
);

for (const { from, to } of sampleOf(FROM_TO, 2)) {
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

for (const status of sampleOf(STATUSES, 1)) {
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
