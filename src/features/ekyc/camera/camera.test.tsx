import { act, screen, waitFor } from '@testing-library/react';
import type { CameraFault } from '@/ports/camera';
import { begin, button, heading, openEkyc, takeBoth } from '@/testing/ekyc/openEkyc';
import { mock } from '@/testing/mock/mock';
import { testFile } from '@/testing/onboarding/testFile';

beforeEach(() => mock.reset());

test('begins at the back for the KTP and at the front for the selfie, and is off afterwards', async () => {
  const view = await openEkyc();
  await begin(view);
  await takeBoth(view);
  expect(view.fake.opened).toEqual(['environment', 'user']);
  expect(view.fake.isOn()).toBe(0);
});

test('can be switched, and one picture taken again', async () => {
  const view = await openEkyc();
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
  const view = await openEkyc();
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
  'G1: a camera that is %s: the page says so, a file can be chosen, and it can be tried again',
  async (fault, title) => {
    const view = await openEkyc();
    view.fake.fail(fault);
    await begin(view);
    expect(await screen.findByText(title)).toBeVisible();
    // The way to a phone is on the page before.
    expect(screen.queryByText(/di ponsel/)).not.toBeInTheDocument();
    view.fake.fail(null);
    await view.user.click(await button('Coba lagi'));
    await waitFor(async () => expect(await button('Ambil foto')).toBeEnabled());
    await view.user.upload(screen.getByLabelText('Pilih foto KTP'), testFile('ktp.jpg'));
    await heading('Periksa foto KTP');
    expect(view.fake.isOn()).toBe(0);
  },
);

test('is off while the tab is hidden, and on again afterwards', async () => {
  const view = await openEkyc();
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

test('a device with one camera says so, offers no other, and keeps the focus', async () => {
  const view = await openEkyc();
  view.fake.beOnlyOne();
  await begin(view);
  await view.user.click(await button('Pakai kamera depan'));
  expect(await screen.findByText('Perangkat ini hanya punya satu kamera.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pakai kamera/ })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Kamera' })).toHaveFocus();
});

test('an unplugged camera is reported', async () => {
  const view = await openEkyc();
  await begin(view);
  await waitFor(async () => expect(await button('Ambil foto')).toBeEnabled());
  act(() => view.fake.unplug());
  expect(await screen.findByText('Kamera sedang dipakai')).toBeVisible();
});

test('hints never prevent that a picture is used', async () => {
  const view = await openEkyc();
  view.fake.see({ width: 4, height: 4, data: new Uint8ClampedArray(64) });
  await begin(view);
  await waitFor(async () => expect(await button('Ambil foto')).toBeEnabled());
  await view.user.click(await button('Ambil foto'));
  expect(await screen.findByText(/^Foto tampak gelap/)).toBeVisible();
  await view.user.click(await button('Pakai foto ini'));
  await heading('Selfie dengan KTP');
});

test('K1: a chosen file is checked like any other', async () => {
  const view = await openEkyc();
  await begin(view);
  const disguised = new File(['<svg/>'], 'ktp.jpg', { type: 'image/jpeg' });
  await view.user.upload(screen.getByLabelText('Pilih foto KTP'), disguised);
  expect(await screen.findByText(/^Format file harus PDF, JPG, PNG/)).toBeVisible();
  await heading('Foto KTP');
});
