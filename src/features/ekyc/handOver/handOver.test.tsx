import { screen } from '@testing-library/react';
import { EKYC_PAGE } from '@/domain/access/paths';
import { button, EMAIL, openEkyc } from '@/testing/ekyc/openEkyc';
import { mock } from '@/testing/mock/mock';

const OF_COMPANY = 'exempt@bos.test';

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

test('the owner of the account of a company reads where the link was sent, and can pass one on', async () => {
  await mock.setStatus(OF_COMPANY, { onboarding_status_id: 6 });
  const { user } = await openEkyc(EKYC_PAGE, OF_COMPANY);
  expect(await screen.findByText(/^Kami sudah mengirim tautan e-KYC ke n\*\*\*@/)).toBeVisible();
  await user.click(await button('Teruskan tautan e-KYC'));
  expect(screen.getByRole('region', { name: 'Tautan untuk penanggung jawab' })).toBeVisible();
  expect(screen.queryByText(/Anda penanggung jawab|ponsel Anda/)).not.toBeInTheDocument();
});

test('the person in charge who comes by the link reads that it is about them, after a reload too', async () => {
  await mock.setStatus(OF_COMPANY, { onboarding_status_id: 6 });
  const view = await openEkyc(`/ekyc/${await mock.token(OF_COMPANY, 'ekyc')}`, null);
  expect(await screen.findByText(/^Anda penanggung jawab/)).toBeVisible();
  const { location } = view.router.state;
  view.unmount();
  await openEkyc(location, OF_COMPANY);
  expect(await screen.findByText(/^Anda penanggung jawab/)).toBeVisible();
});
