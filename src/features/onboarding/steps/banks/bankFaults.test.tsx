import { screen, waitFor, within } from '@testing-library/react';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { LOST } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import { addCard, BANKS, given, open, save, sent, stored } from '@/testing/onboarding/bankCards';
import { messageRef } from '@/primitives/messageRef';

beforeEach(() => mock.reset());

test('an account that another tab has added meanwhile is refused by the server, at the field', async () => {
  const { user } = await open();
  await addCard(user);
  await given('1234567890', 14);
  await save(user);
  expect(await screen.findByLabelText('Nomor Rekening')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByLabelText('Nomor Rekening')).toHaveAccessibleDescription(
      expect.stringMatching(/sudah (ada|terdaftar)/),
    ),
  );
  expect(screen.getByLabelText('Nomor Rekening')).toHaveFocus();
  expect(await screen.findByRole('article', { name: 'Rekening 1' })).toBeVisible();
  await user.type(screen.getByLabelText('Nomor Rekening'), '1');
  await save(user);
  expect(await screen.findByRole('article', { name: 'Rekening 2' })).toBeVisible();
  expect(await stored()).toHaveLength(2);
});

test('an account that another tab has just saved in the same words is stored; no connection was cut', async () => {
  const { user, recorded } = await open();
  await addCard(user);
  await given('1234567890', 14, { is_affiliate_with_bank: false });
  await save(user);
  expect(await screen.findByRole('article', { name: 'Rekening 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Simpan Rekening' })).not.toBeInTheDocument();
  const notice = recorded.notices.at(-1);
  expect(inIndonesian(notice?.body ?? '')).toMatch(/^Data ini ternyata sudah tersimpan/);
  expect(await stored()).toHaveLength(1);
});

test('an answer that was lost is found in the list instead of being asked for again', async () => {
  const { user, recorded } = await open();
  await addCard(user);
  await mock.addFault({ method: 'POST', path: BANKS, ...LOST });
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(recorded.notices).toContainEqual(
    expect.objectContaining({ body: messageRef('onboardingLists.cards.found') }),
  );
  expect(screen.queryByRole('button', { name: 'Simpan Rekening' })).not.toBeInTheDocument();
  expect(await sent('POST')).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('while neither answer nor list can be had, a retry looks at the list before it sends', async () => {
  const { user } = await open();
  await addCard(user);
  await mock.addFault({ method: 'POST', path: BANKS, ...LOST });
  await mock.addFault({ method: 'GET', path: BANKS, status: 500 });
  await save(user);
  expect(await screen.findByText(/kami periksa dulu/)).toBeVisible();
  await mock.clearFaults();
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(await sent('POST')).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('offline nothing is sent, nothing is lost, and nothing is sent by itself afterwards', async () => {
  const { user, network } = await open();
  await addCard(user);
  network.setOnline(false);
  await save(user);
  expect(await screen.findByText(/Koneksi terputus/)).toBeVisible();
  network.setOnline(true);
  expect(await sent('POST')).toEqual([]);
  await save(user);
  await screen.findByRole('article', { name: 'Rekening 1' });
  expect(await sent('POST')).toHaveLength(1);
});

test('a deletion that was done, and whose answer was lost, is found', async () => {
  await given('1111111111');
  const { user } = await open();
  await mock.addFault({ method: 'DELETE', path: `${BANKS}/*`, ...LOST });
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus' }),
  );
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(screen.queryByText('Data ini belum terhapus. Silakan coba lagi.')).not.toBeInTheDocument();
  expect(await sent('DELETE')).toHaveLength(1);
  expect(await stored()).toEqual([]);
});
