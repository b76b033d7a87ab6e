import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signIn';

test('the buttons of a card do not move when the name of its bank is loaded @phone-only', async ({
  page,
  mock,
}) => {
  await startSignedIn(page, mock, 'ekyc.waiting');
  await mock.addFault({ method: 'GET', path: '/api/master/banks', delay_ms: 1_500 });
  await page.goto('/bos/borrower/onboarding/individu-non-partner/finance/banks');
  const button = page.getByRole('button', { name: 'Hapus' });
  const name = page.getByText('Bank Central Asia (BCA)');
  await expect(button).toBeVisible();
  await expect(name).toBeHidden();
  const before = await button.boundingBox();
  await expect(name).toBeVisible();
  expect((await button.boundingBox())?.y).toBe(before?.y);
});

for (const { what, is_applied, role, name } of [
  { what: 'has not done', is_applied: false, role: 'heading', name: 'Rekening 1' },
  { what: 'has done', is_applied: true, role: 'button', name: 'Tambah Rekening' },
] as const)
  test(`A3: a removal that a failing server ${what} leaves the focus in the list`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /Call failed/);
    await startSignedIn(page, mock, 'ekyc.waiting');
    await page.goto('/bos/borrower/onboarding/individu-non-partner/finance/banks');
    await mock.addFault({ method: 'DELETE', path: '*/user/banks/*', status: 500, is_applied });
    const remove = { name: 'Hapus', exact: true };
    await page.getByRole('button', remove).click();
    await page.getByRole('dialog').getByRole('button', remove).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole(role, { name })).toBeFocused();
  });
