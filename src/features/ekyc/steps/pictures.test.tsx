import { act, screen } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import {
  EMAIL,
  begin,
  button,
  callsOf,
  heading,
  openEkyc,
  takeBoth,
} from '@/testing/ekyc/openEkyc';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';

beforeEach(() => mock.reset());

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

test('G1: a status that was moved while they were taken is followed once they are stored', async () => {
  const view = await openEkyc();
  await begin(view);
  await takeBoth(view);
  await mock.setStatus(EMAIL, { onboarding_status_id: STATUS.eKycRejected });
  await view.user.click(await button('Kirim foto'));
  await heading('e-KYC ditolak');
});

test('C8: a save whose response comes after the page was left says nothing more', async () => {
  const view = await openEkyc();
  await begin(view);
  await takeBoth(view);
  await mock.addFault({ method: 'PATCH', path: '*/user/update', status: 500 });
  const { release } = holdResponses('/user/update');
  await view.user.click(await button('Kirim foto'));
  await screen.findByText('Menyimpan …');
  await act(() => view.router.navigate('/onboarding-submitted', { replace: true }));
  release();
  await heading('Pengajuan Anda telah terkirim');
  expect(screen.queryByText('Foto belum tersimpan')).not.toBeInTheDocument();
});
