import { screen } from '@testing-library/react';
import { EKYC_PAGE } from '@/domain/access/paths';
import { button, EMAIL, openEkyc } from '@/testing/ekyc/openEkyc';
import { mock } from '@/testing/mock/mock';

beforeEach(() => mock.reset());

test('G1: a link that could not be made can be tried again, and opens the page', async () => {
  await mock.addFault({ method: 'POST', path: '*/user/ekyc/token', status: 500, times: 1 });
  const { user, unmount } = await openEkyc(EKYC_PAGE, EMAIL, 1280);
  expect(await screen.findByText(/^Tautan untuk ponsel belum dapat dibuat/)).toBeVisible();
  await user.click(await button('Coba lagi'));
  expect(await screen.findByRole('img', { name: 'Kode QR tautan e-KYC' })).toBeVisible();
  const link = screen.getByRole('group', { name: 'Tautan e-KYC' }).textContent;
  unmount();
  await openEkyc(link.replace(/^.*(?=\/ekyc\/)/, ''), null);
  expect(await screen.findByText('Akun: e***@bos.test')).toBeVisible();
});

test('says that the link is copied, or that it could not be', async () => {
  const { user } = await openEkyc(EKYC_PAGE, EMAIL, 1280);
  await user.click(await button('Salin tautan'));
  expect(await screen.findByText('Tautan disalin')).toBeVisible();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(await button('Salin tautan'));
  expect(await screen.findByText(/^Tautan tidak dapat disalin/)).toBeVisible();
});
