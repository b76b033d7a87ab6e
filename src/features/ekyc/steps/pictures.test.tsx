import { addListener } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import { unsavedWorkChanged } from '@/state/embedding/events';
import {
  EMAIL,
  begin,
  button,
  callsOf,
  heading,
  openEkyc,
  takeBoth,
} from '@/testing/ekyc/openEkyc';
import { holdCalls, holdResponses, type PausedCall } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { holdUploads, letUploadsGo } from '@/testing/onboarding/pausedUploads';
import { expectUnseen } from '@/testing/onboarding/toOverview';

type Held = PausedCall<string> | undefined;

beforeEach(() => mock.reset());
afterEach(letUploadsGo);

const userOf = async () => (await mock.db()).users.find(({ email }) => email === EMAIL);

test('C1: are uploaded once each, stored together, and waited for', async () => {
  const view = await openEkyc();
  await begin(view);
  await takeBoth(view);
  await view.user.dblClick(await button('Kirim foto'));
  await heading('Menunggu hasil e-KYC');
  const { documents } = (await userOf()) ?? {};
  expect(documents).toMatchObject({
    ktp: { file_name: 'ktp.jpg' },
    selfie_with_ktp: { file_name: 'selfie-ktp.jpg' },
  });
  expect(await callsOf('/assets/upload')).toHaveLength(2);
  expect(await callsOf('PATCH /api/identity/user/update')).toHaveLength(1);
});

test('C9, K4: an upload that fails is tried again alone; so is the save', async () => {
  const view = await openEkyc();
  await begin(view);
  await takeBoth(view);
  await mock.addFault({ method: 'POST', path: '*/upload', status: 500, times: 1 });
  await mock.addFault({ method: 'PATCH', path: '*/user/update', status: 500, times: 1 });
  await view.user.click(await button('Kirim foto'));
  await view.user.click(await button('Coba lagi'));
  expect(await screen.findByText('Foto belum tersimpan')).toBeVisible();
  await view.user.click(await button('Coba lagi'));
  await heading('Menunggu hasil e-KYC');
  expect(await callsOf('/assets/upload')).toHaveLength(3);
  expect(await callsOf('PATCH /api/identity/user/update')).toHaveLength(2);
});

test('G1: a status that is moved while they are sent is followed once they are stored', async () => {
  const view = await openEkyc();
  await begin(view);
  await takeBoth(view);
  const { release } = holdResponses('/user/detail');
  await view.user.click(await button('Kirim foto'));
  await waitFor(async () => expect(await callsOf('/user/detail')).toHaveLength(2));
  await mock.setStatus(EMAIL, { onboarding_status_id: STATUS.eKycRejected });
  act(release);
  await waitFor(async () => expect(await callsOf('/assets/upload')).toHaveLength(2));
  await heading('e-KYC ditolak');
});

test.each([
  ['is stored', (call: Held) => call?.send()],
  ['fails', (call: Held) => call?.fail()],
])(
  'C8: a save that %s after the page was left shows nothing of it, and leads nowhere',
  async (_how, end) => {
    const view = await openEkyc();
    await begin(view);
    await takeBoth(view);
    const held = holdCalls((_url, init) => (init?.method === 'PATCH' ? 'save' : null));
    await view.user.click(await button('Kirim foto'));
    await waitFor(() => expect(held).toHaveLength(1));
    await act(() => view.router.navigate('/onboarding-submitted', { replace: true }));
    await heading('Pengajuan Anda telah terkirim');
    await expectUnseen(view, () => end(held[0]));
    expect(screen.queryByText('Foto belum tersimpan')).not.toBeInTheDocument();
  },
);

describe('pictures that were not sent', () => {
  test('are named where the session has ended, with what to do', async () => {
    const view = await openEkyc();
    await begin(view);
    await takeBoth(view);
    await mock.addFault({
      method: 'POST',
      path: '*/upload',
      status: 401,
      body: { code: 401, error: 'Invalid JWT token' },
    });
    await view.user.click(await button('Kirim foto'));
    await waitFor(() => expect(view.recorded.reloads).toBe(1), { timeout: 5_000 });
    const { location } = view.router.state;
    view.unmount();
    await openEkyc(location, null);
    expect(await heading('Foto Anda belum terkirim')).toHaveFocus();
    expect(screen.getByText(/ambil kedua foto sekali lagi/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Masuk dengan email' })).toBeVisible();
  });

  test('are named after a reload, and no longer once they are sent', async () => {
    const first = await openEkyc();
    await begin(first);
    await takeBoth(first);
    const { location } = first.router.state;
    first.unmount();
    const view = await openEkyc(location);
    expect(await screen.findByText(/^Foto yang Anda ambil tadi tidak tersimpan/)).toBeVisible();
    await begin(view);
    await takeBoth(view);
    await view.user.click(await button('Kirim foto'));
    await heading('Menunggu hasil e-KYC');
    await waitFor(() => expect(view.router.state.location.state).toEqual({}));
  });
});

test('A3: the focus stays with a picture that is sent again while the other waits', async () => {
  const view = await openEkyc();
  await begin(view);
  await takeBoth(view);
  const uploads = holdUploads();
  await view.user.click(await button('Kirim foto'));
  await waitFor(() => expect(uploads).toHaveLength(2));
  act(() => uploads[0]?.cut());
  await view.user.click(await button('Coba lagi'));
  await waitFor(() => expect(uploads).toHaveLength(3));
  const row = screen.getByRole('group', { name: 'Foto KTP' });
  expect(row).toHaveFocus();
});

test('G1: a status that was moved meanwhile is noticed before anything is uploaded', async () => {
  const view = await openEkyc();
  await begin(view);
  await takeBoth(view);
  await mock.setStatus(EMAIL, { onboarding_status_id: STATUS.eKycRejected });
  await view.user.click(await button('Kirim foto'));
  await heading('e-KYC ditolak');
  await untilResponses();
  expect(await callsOf('/assets/upload')).toEqual([]);
});

test('a portal learns whether pictures would be lost', async () => {
  const view = await openEkyc();
  const reported: unknown[] = [];
  view.store.dispatch(
    addListener({
      actionCreator: unsavedWorkChanged,
      effect: ({ payload }) => void reported.push(payload.isUnsaved),
    }),
  );
  await begin(view);
  await takeBoth(view);
  expect(reported.at(-1)).toBe(true);
  await view.user.click(await button('Kirim foto'));
  await heading('Menunggu hasil e-KYC');
  expect(reported.at(-1)).toBe(false);
});
