import { screen, waitFor } from '@testing-library/react';
import { EKYC_PAGE } from '@/domain/access/paths';
import { EMAIL, button, callsOf, heading, openEkyc } from '@/testing/ekyc/openEkyc';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';

const EXCHANGE = 'POST /api/identity/public/auth/login-token';

beforeEach(() => mock.reset());

test('N10, E7: starts a session, and its token is in no address and in one call', async () => {
  const token = await mock.token(EMAIL, 'ekyc');
  const { router, session } = await openEkyc(`/ekyc/${token}?from=mail`, null);
  await heading('Verifikasi identitas (e-KYC)');
  expect(router.state.location).toMatchObject({ pathname: EKYC_PAGE, search: '?from=mail' });
  expect(session.read()).not.toBeNull();
  expect(await callsOf('/login-token')).toEqual([EXCHANGE]);
});

test('goes on with the session of the same user, and ends the one of the link', async () => {
  const token = await mock.token(EMAIL, 'ekyc');
  const { session } = await openEkyc(`/ekyc/${token}`);
  const before = session.read()?.token;
  await heading('Verifikasi identitas (e-KYC)');
  expect(session.read()?.token).toBe(before);
  await waitFor(async () => expect(await callsOf('/auth/logout')).toHaveLength(1));
});

test('N10: asks before it replaces the session of another user', async () => {
  const token = await mock.token(EMAIL, 'ekyc');
  const view = await openEkyc(`/ekyc/${token}`, 'active.borrower@bos.test');
  const before = view.session.read()?.token;
  await heading('Tautan ini untuk akun lain');
  expect(view.session.read()?.token).toBe(before);
  await view.user.dblClick(await button('Keluar dan pakai tautan ini'));
  await heading('Verifikasi identitas (e-KYC)');
  expect(view.session.read()?.token).not.toBe(before);
  expect(await callsOf('/login-token')).toHaveLength(1);
});

test('N10: leaves another user where they were', async () => {
  const token = await mock.token(EMAIL, 'ekyc');
  const view = await openEkyc(`/ekyc/${token}`, 'active.borrower@bos.test');
  const before = view.session.read()?.token;
  await view.user.click(await button('Tetap sebagai a***@bos.test'));
  await heading('Notifikasi');
  expect(view.session.read()?.token).toBe(before);
  await waitFor(async () => expect(await callsOf('/auth/logout')).toHaveLength(1));
});

test('N10: a link of another user is that after a reload as well, and is opened again to be used', async () => {
  const token = await mock.token(EMAIL, 'ekyc');
  const other = 'active.borrower@bos.test';
  const first = await openEkyc(`/ekyc/${token}`, other);
  await heading('Tautan ini untuk akun lain');
  await untilResponses();
  const { location } = first.router.state;
  expect(JSON.stringify(location)).not.toContain(token);
  first.unmount();
  const view = await openEkyc(location, other);
  expect(await heading('Tautan ini untuk akun lain')).toHaveFocus();
  expect(screen.getByText(/^Untuk memakai tautan itu, buka/)).toBeVisible();
  await view.user.click(await button('Tetap sebagai a***@bos.test'));
  await heading('Notifikasi');
  view.unmount();
  await openEkyc(location, EMAIL);
  await heading('Verifikasi identitas (e-KYC)');
});

test.each([
  ['is unknown', 'nobody-has-this-token', 'Tautan e-KYC ini tidak berlaku lagi', 1],
  ['is malformed', '%20%20', 'Tautan e-KYC ini tidak lengkap', 0],
  ['is cut off', 'abc', 'Tautan e-KYC ini tidak lengkap', 0],
  ['is missing', 'lanjut', 'Buka lagi tautan e-KYC Anda', 0],
])('a token that %s: the page says so, with a way on', async (_, token, title, exchanges) => {
  const { user } = await openEkyc(`/ekyc/${token}`, null);
  expect(await heading(title)).toHaveFocus();
  expect(await callsOf('/login-token')).toHaveLength(exchanges);
  await user.click(screen.getByRole('link', { name: 'Masuk dengan email' }));
  await heading(/^Masuk/);
});

test.each([
  ['nobody-has-this-token', 'Tautan e-KYC ini tidak berlaku lagi'],
  ['abc', 'Tautan e-KYC ini tidak lengkap'],
])(
  'N10: link %s is refused after a reload too, and not replaced by the own e-KYC',
  async (token, title) => {
    const first = await openEkyc(`/ekyc/${token}`);
    await heading(title);
    await waitFor(() => expect(first.router.state.location.state).not.toBeNull());
    const { location } = first.router.state;
    first.unmount();
    const view = await openEkyc(location);
    expect(await heading(title)).toHaveFocus();
    await view.user.click(screen.getByRole('link', { name: 'Lanjutkan' }));
    await view.user.click(await button('Lanjutkan e-KYC'));
    await heading('Verifikasi identitas (e-KYC)');
  },
);

test('a token that was used up or has expired: the page says so', async () => {
  const used = await mock.token(EMAIL, 'login');
  const first = await openEkyc(`/ekyc/${used}`, null);
  await heading('Verifikasi identitas (e-KYC)');
  first.unmount();
  const expired = await mock.token(EMAIL, 'ekyc');
  await mock.advanceClock(31 * 60);
  for (const token of [used, expired]) {
    const view = await openEkyc(`/ekyc/${token}`, null);
    await heading('Tautan e-KYC ini tidak berlaku lagi');
    view.unmount();
  }
});

test('G1: a link that the server cannot check can be tried again', async () => {
  const token = await mock.token(EMAIL, 'ekyc');
  await mock.addFault({ method: 'POST', path: '*/login-token', status: 500, times: 1 });
  const first = await openEkyc(`/ekyc/${token}`);
  await heading('Tautan Anda belum dapat diperiksa');
  const { location } = first.router.state;
  await first.user.click(await button('Coba lagi'));
  await heading('Verifikasi identitas (e-KYC)');
  first.unmount();
  // The token is gone after a reload.
  await openEkyc(location);
  await heading('Buka lagi tautan e-KYC Anda');
});
