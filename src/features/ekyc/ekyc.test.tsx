import { act, screen, waitFor } from '@testing-library/react';
import { STATUS } from '@/domain/access/statuses';
import type { CameraFault } from '@/ports/camera';
import { makeFakeCamera } from '@/testing/ekyc/fakeCamera';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { testFile } from '@/testing/onboarding/testFile';
import { renderApp } from '@/testing/render/renderApp';
import { callsSeen } from '@/testing/store/testStore';

const EMAIL = 'ekyc.waiting@bos.test';
const PAGE = '/ekyc/lanjut';
const EXCHANGE = 'POST /api/identity/public/auth/login-token';

beforeEach(() => mock.reset());

const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const callsOf = async (end: string) => (await callsSeen()).filter((call) => call.endsWith(end));

/** `signedInAs`: null for nobody. */
async function open(path = PAGE, signedInAs: string | null = EMAIL) {
  const fake = makeFakeCamera();
  const effects = { camera: fake.camera };
  return { fake, ...(await renderApp(path, signedInAs ?? undefined, effects)) };
}

type View = Awaited<ReturnType<typeof open>>;

async function begin(view: View): Promise<void> {
  await view.user.click(await button(/^(Mulai|Lanjutkan di perangkat ini)$/));
  await heading('Foto KTP');
}

async function takeBoth({ user }: View): Promise<void> {
  for (const next of ['Selfie dengan KTP', 'Tinjau kedua foto']) {
    await waitFor(async () => expect(await button('Ambil foto')).toBeEnabled());
    await user.click(await button('Ambil foto'));
    await user.click(await button('Pakai foto ini'));
    await heading(next);
  }
}

describe('the link', () => {
  test('N10, E7: starts a session, and its token is in no address and in one call', async () => {
    const token = await mock.token(EMAIL, 'ekyc');
    const { router, session } = await open(`/ekyc/${token}?from=mail`, null);
    await heading('Verifikasi identitas (e-KYC)');
    expect(router.state.location).toMatchObject({ pathname: PAGE, search: '?from=mail' });
    expect(session.read()).not.toBeNull();
    expect(await callsOf('/login-token')).toEqual([EXCHANGE]);
  });

  test('goes on with the session of the same user, and ends the one of the link', async () => {
    const token = await mock.token(EMAIL, 'ekyc');
    const { session } = await open(`/ekyc/${token}`);
    const before = session.read()?.token;
    await heading('Verifikasi identitas (e-KYC)');
    expect(session.read()?.token).toBe(before);
    await waitFor(async () => expect(await callsOf('/auth/logout')).toHaveLength(1));
  });

  test('N10: asks before it replaces the session of another user', async () => {
    const token = await mock.token(EMAIL, 'ekyc');
    const view = await open(`/ekyc/${token}`, 'active.borrower@bos.test');
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
    const view = await open(`/ekyc/${token}`, 'active.borrower@bos.test');
    const before = view.session.read()?.token;
    await view.user.click(await button('Tetap sebagai a***@bos.test'));
    await heading('Notifikasi');
    expect(view.session.read()?.token).toBe(before);
    await waitFor(async () => expect(await callsOf('/auth/logout')).toHaveLength(1));
  });

  test.each([
    ['is unknown', 'nobody', 'Tautan e-KYC ini tidak berlaku lagi', 1],
    ['is malformed', '%20%20', 'Tautan e-KYC ini tidak lengkap', 0],
    ['is missing', 'lanjut', 'Buka lagi tautan e-KYC Anda', 0],
  ])('a token that %s is told, with a way on', async (_, token, title, exchanges) => {
    const { user } = await open(`/ekyc/${token}`, null);
    await heading(title);
    expect(await callsOf('/login-token')).toHaveLength(exchanges);
    await user.click(screen.getByRole('link', { name: 'Masuk dengan email' }));
    await heading(/^Masuk/);
  });

  test('a token that was used up or has expired is told', async () => {
    const used = await mock.token(EMAIL, 'login');
    const first = await open(`/ekyc/${used}`, null);
    await heading('Verifikasi identitas (e-KYC)');
    first.unmount();
    const expired = await mock.token(EMAIL, 'ekyc');
    await mock.advanceClock(31 * 60);
    for (const token of [used, expired]) {
      const view = await open(`/ekyc/${token}`, null);
      await heading('Tautan e-KYC ini tidak berlaku lagi');
      view.unmount();
    }
  });

  test('G1: a link that the server cannot check can be tried again', async () => {
    const token = await mock.token(EMAIL, 'ekyc');
    await mock.addFault({ method: 'POST', path: '*/login-token', status: 500, times: 1 });
    const { user } = await open(`/ekyc/${token}`, null);
    await heading('Tautan Anda belum dapat diperiksa');
    await user.click(await button('Coba lagi'));
    await heading('Verifikasi identitas (e-KYC)');
  });
});

describe('the camera', () => {
  test('begins at the back for the KTP and at the front for the selfie, and is off afterwards', async () => {
    const view = await open();
    await begin(view);
    await takeBoth(view);
    expect(view.fake.opened).toEqual(['environment', 'user']);
    expect(view.fake.isOn()).toBe(0);
  });

  test('can be switched, and one picture taken again', async () => {
    const view = await open();
    await begin(view);
    await view.user.click(await button('Pakai kamera depan'));
    await button('Pakai kamera belakang');
    await waitFor(() => expect(view.fake.isOn()).toBe(1));
    await waitFor(async () => expect(await button('Ambil foto')).toBeEnabled());
    await view.user.click(await button('Ambil foto'));
    await view.user.click(await button('Ambil ulang'));
    await heading('Foto KTP');
    expect(view.fake.opened).toEqual(['environment', 'user', 'environment']);
  });

  test('is off once the step is left, even if it opens only then', async () => {
    const view = await open();
    const release = view.fake.hold();
    await begin(view);
    await view.user.click(await button('Kembali'));
    await heading('Verifikasi identitas (e-KYC)');
    await act(async () => {
      release();
      await Promise.resolve();
    });
    expect(view.fake.isOn()).toBe(0);
  });

  test.each<[CameraFault, string]>([
    ['refused', 'Kamera tidak diizinkan'],
    ['missing', 'Kamera tidak ditemukan'],
    ['busy', 'Kamera sedang dipakai'],
    ['unsupported', 'Peramban ini tidak dapat memakai kamera'],
    ['failed', 'Kamera tidak dapat dibuka'],
  ])(
    'G1: a camera that is %s is told; a file can be chosen, and it can be tried again',
    async (fault, title) => {
      const view = await open();
      view.fake.fail(fault);
      await begin(view);
      expect(await screen.findByText(title)).toBeVisible();
      view.fake.fail(null);
      await view.user.click(await button('Coba lagi'));
      await waitFor(async () => expect(await button('Ambil foto')).toBeEnabled());
      await view.user.upload(screen.getByLabelText('Pilih foto KTP'), testFile('ktp.jpg'));
      await heading('Periksa foto KTP');
      expect(view.fake.isOn()).toBe(0);
    },
  );

  test('is off while the tab is hidden, and on again afterwards', async () => {
    const view = await open();
    await begin(view);
    await waitFor(() => expect(view.fake.isOn()).toBe(1));
    const look = (state: DocumentVisibilityState) =>
      act(() => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    look('hidden');
    expect(view.fake.isOn()).toBe(0);
    expect(screen.getByText(/^Kamera dimatikan/)).toBeVisible();
    look('visible');
    await waitFor(() => expect(view.fake.isOn()).toBe(1));
  });

  test('that is unplugged is told', async () => {
    const view = await open();
    await begin(view);
    await waitFor(async () => expect(await button('Ambil foto')).toBeEnabled());
    act(() => view.fake.unplug());
    expect(await screen.findByText('Kamera sedang dipakai')).toBeVisible();
  });

  test('hints never prevent that a picture is used', async () => {
    const view = await open();
    view.fake.see({ width: 4, height: 4, data: new Uint8ClampedArray(64) });
    await begin(view);
    await waitFor(async () => expect(await button('Ambil foto')).toBeEnabled());
    await view.user.click(await button('Ambil foto'));
    expect(await screen.findByText(/^Foto tampak gelap/)).toBeVisible();
    await view.user.click(await button('Pakai foto ini'));
    await heading('Selfie dengan KTP');
  });

  test('K1: a chosen file is checked like any other', async () => {
    const view = await open();
    await begin(view);
    const disguised = new File(['<svg/>'], 'ktp.jpg', { type: 'image/jpeg' });
    await view.user.upload(screen.getByLabelText('Pilih foto KTP'), disguised);
    expect(await screen.findByText(/^Format file harus PDF, JPG, PNG/)).toBeVisible();
    await heading('Foto KTP');
  });
});

describe('the pictures', () => {
  const userOf = async () => (await mock.db()).users.find(({ email }) => email === EMAIL);

  test('C1: are uploaded once each, stored together, and waited for', async () => {
    const view = await open();
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
    const view = await open();
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
    const view = await open();
    await begin(view);
    await takeBoth(view);
    await mock.setStatus(EMAIL, { onboarding_status_id: STATUS.eKycRejected });
    await view.user.click(await button('Kirim foto'));
    await heading('e-KYC ditolak');
  });

  test('C8: a save whose response comes after the page was left says nothing more', async () => {
    const view = await open();
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
});

describe('the hand-over to a phone', () => {
  test('G1: a link that could not be made can be tried again, and opens the page', async () => {
    await mock.addFault({ method: 'POST', path: '*/user/ekyc/token', status: 500, times: 1 });
    const { user, unmount } = await open();
    expect(await screen.findByText(/^Tautan untuk ponsel belum dapat dibuat/)).toBeVisible();
    await user.click(await button('Coba lagi'));
    expect(await screen.findByRole('img', { name: 'Kode QR tautan e-KYC' })).toBeVisible();
    const link = screen.getByRole('group', { name: 'Tautan e-KYC' }).textContent;
    unmount();
    await open(link.replace(/^.*(?=\/ekyc\/)/, ''), null);
    expect(await screen.findByText('Akun: e***@bos.test')).toBeVisible();
  });

  test('says that the link is copied, or that it could not be', async () => {
    const { user } = await open();
    await user.click(await button('Salin tautan'));
    expect(await screen.findByText('Tautan disalin')).toBeVisible();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(await button('Salin tautan'));
    expect(await screen.findByText(/^Tautan tidak dapat disalin/)).toBeVisible();
  });
});

describe('the result', () => {
  test.each<[number, string | RegExp, string, string | RegExp]>([
    [STATUS.eKycSuccess, 'e-KYC berhasil', 'Lihat status pengajuan', /telah terkirim/],
    [STATUS.eKycRejected, 'e-KYC ditolak', 'Lihat penjelasan', /belum dapat disetujui/],
    [STATUS.inDraft, 'e-KYC tidak diperlukan saat ini', 'Buka pengajuan', 'Pengajuan Anda'],
  ])('status %i is told, with a way on', async (status, title, way, next) => {
    await mock.setStatus(EMAIL, { onboarding_status_id: status });
    const { user } = await open();
    await heading(title);
    await user.click(screen.getByRole('link', { name: way }));
    await heading(next);
  });

  test('C1: an invalid one is told with its reason, and begun again once', async () => {
    const { user } = await open(PAGE, 'ekyc.invalid@bos.test');
    await heading('e-KYC tidak valid');
    expect(screen.getByRole('region', { name: 'Alasan' })).toHaveTextContent(
      'Foto selfie tidak sesuai dengan foto KTP.',
    );
    await user.dblClick(await button('Ulangi e-KYC'));
    await heading('Verifikasi identitas (e-KYC)');
    expect(await callsOf('/onboarding-status')).toHaveLength(1);
  });

  test('G1: an e-KYC that could not be begun again can be tried again', async () => {
    await mock.addFault({ method: 'PUT', path: '*/onboarding-status', status: 500, times: 1 });
    const { user } = await open(PAGE, 'ekyc.invalid@bos.test');
    await user.click(await button('Ulangi e-KYC'));
    expect(await screen.findByText(/^e-KYC belum dapat diulang/)).toBeVisible();
    await user.click(await button('Ulangi e-KYC'));
    await heading('Verifikasi identitas (e-KYC)');
  });
});
