import { expect, test } from '../support/fixtures';
import { startSignedIn } from '../support/signIn';

test('the buttons of a card stay where they are when the name of its bank comes', async ({
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
