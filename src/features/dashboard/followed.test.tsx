import { act, screen, within } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';

const MINUTE_MS = 60_000;

beforeEach(async () => {
  await mock.reset();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const open = async (email: string) => {
  await renderApp('/borrower/dashboard', email);
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  await act(() => untilResponses());
};
const oneMinute = () => act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
const card = (name: string) => within(screen.getByRole('region', { name }));

test('before the onboarding is done the dashboard follows the status', async () => {
  const email = 'esign@bos.test';
  await open(email);
  expect(card('Langkah berikutnya').getByText('Pemilihan e-Sign')).toBeVisible();
  await mock.setStatus(email, { onboarding_status_id: STATUS.eKycSuccess });
  await oneMinute();
  expect(await card('Langkah berikutnya').findByText('e-KYC Berhasil')).toBeVisible();
});

test('the newest notifications are loaded again when there are more unread ones', async () => {
  const email = 'active.borrower@bos.test';
  await open(email);
  await mock.addNotifications(email, { title: 'Kabar terbaru' });
  await oneMinute();
  expect(await card('Notifikasi terbaru').findByText('Kabar terbaru')).toBeVisible();
});
