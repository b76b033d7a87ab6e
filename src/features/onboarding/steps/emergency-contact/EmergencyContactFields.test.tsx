import { screen, waitFor } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import {
  ask,
  choose,
  renderFormStep,
  saveForm,
  storedBodies,
  upload,
} from '@/testing/onboarding/renderFormStep';
import { emergencyContactStep } from './definition';

const EMAIL = 'borrower.individu@bos.test';
const CONSENT = '/api/identity/user/emergency-contact/consent/generate';

const open = () => renderFormStep(emergencyContactStep, { signedInAs: EMAIL });
const download = () => screen.getByRole('button', { name: 'Unduh Formulir Persetujuan' });

/** Names of the files that the page has handed to the browser for saving. */
function watchDownloads(): string[] {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

beforeEach(() => mock.reset());

test('the consent form is made by the server and saved as a PDF, again at each press', async () => {
  const saved = watchDownloads();
  const { user } = await open();
  await user.click(download());
  await waitFor(() => expect(saved).toEqual(['Formulir Persetujuan Kontak Darurat.pdf']));
  await user.click(download());
  await waitFor(() => expect(saved).toHaveLength(2));
  const calls = (await ask(() => mock.calls())).filter(({ path }) => path === CONSENT);
  expect(calls.map(({ status }) => status)).toEqual([200, 200]);
});

test('a consent form that does not come shows a message, and can be asked for again', async () => {
  const saved = watchDownloads();
  await mock.addFault({ method: 'POST', path: CONSENT, status: 500, times: 1 });
  const { user } = await open();
  await user.click(download());
  expect(
    await screen.findByText('Formulir belum dapat diunduh. Coba lagi sebentar lagi.'),
  ).toBeVisible();
  expect(saved).toEqual([]);
  await user.click(download());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByText(/Formulir belum dapat diunduh/)).toBeNull();
});

test('another relationship asks for its name', async () => {
  const { user } = await open();
  await choose(user, 'Hubungan', 'Lainnya');
  expect(screen.getByLabelText('Hubungan Lainnya')).toBeVisible();
  await choose(user, 'Hubungan', 'Saudara Kandung');
  expect(screen.queryByLabelText('Hubungan Lainnya')).toBeNull();
});

test('stores contact, address and signed consent in one request', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Nama Kontak Darurat'), 'Bambang Wahyudi');
  await user.type(screen.getByLabelText('Nomor Telepon Kontak Darurat'), '081298765432');
  await choose(user, 'Hubungan', 'Saudara Kandung');
  await user.type(screen.getByLabelText('Alamat'), 'Jalan Kemang Raya 8');
  await choose(user, 'Provinsi', 'DKI Jakarta');
  await choose(user, 'Kota/Kabupaten', 'Kota Jakarta Selatan');
  await choose(user, 'Kecamatan', 'Kebayoran Baru');
  await choose(user, 'Kelurahan/Desa', 'Senayan');
  expect(screen.queryByLabelText('RT/RW')).toBeNull();
  await upload(user, 'Unggah Persetujuan', 'persetujuan.pdf');
  await saveForm(user);

  const updates = await storedBodies();
  expect(updates).toHaveLength(1);
  expect(updates[0]).toEqual({
    emergency_contact: {
      name: 'Bambang Wahyudi',
      phone_number: '081298765432',
      relationship_id: 4,
      consent_path_url: expect.stringMatching(/^\/files\/.+\.pdf$/),
    },
    addresses: {
      emergency: {
        address: 'Jalan Kemang Raya 8',
        province_id: 31,
        city_id: 3174,
        district_id: 317407,
        village_id: expect.any(Number),
        postal_code: '12190',
      },
    },
  });
});
