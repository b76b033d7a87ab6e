import { screen, within } from '@testing-library/react';
import { callsOf, choose, openRows, rowsOf } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import { collateralStep } from './definition';

const COLLATERAL = '/user/document/collateral';

const pdf = () =>
  new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'bpkb.pdf', {
    type: 'application/pdf',
  });

beforeEach(() => mock.reset());

test('collateral is added with its file, shown in a folded card, changed and deleted', async () => {
  const { user } = await openRows(collateralStep);
  await user.click(screen.getByRole('button', { name: 'Tambah Agunan' }));
  await choose(user, 'Jenis Agunan', 'Lainnya');
  await user.type(screen.getByLabelText('Jenis Lainnya'), 'Kapal motor');
  await user.type(screen.getByLabelText('Keterangan'), 'Kapal motor 12 GT');
  await user.type(screen.getByLabelText('Nilai'), '350000000');
  await user.type(screen.getByLabelText('Tanggal Terbit'), '01/02/2020');
  await user.type(screen.getByLabelText('Tanggal Kedaluwarsa'), '01/02/2020');
  await user.upload(screen.getByLabelText('Berkas Agunan'), pdf());
  expect(await screen.findByText('Terunggah')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Simpan Agunan' }));
  expect(screen.getByLabelText('Tanggal Kedaluwarsa')).toHaveAccessibleDescription(
    expect.stringContaining('Tanggal kedaluwarsa harus setelah tanggal terbit'),
  );
  await user.clear(screen.getByLabelText('Tanggal Kedaluwarsa'));
  await user.type(screen.getByLabelText('Tanggal Kedaluwarsa'), '01/02/2030');
  await user.click(screen.getByRole('button', { name: 'Simpan Agunan' }));

  const card = await screen.findByRole('article', { name: 'Agunan 1' });
  expect(within(card).getByText('Kapal motor')).toBeVisible();
  expect(within(card).getByText('Rp 350.000.000')).toBeVisible();
  const [call] = await callsOf('POST', `${COLLATERAL}/type/50/add`);
  expect(call?.body).toEqual({
    document_type_id: 50,
    type_name_other: 'Kapal motor',
    description: 'Kapal motor 12 GT',
    value: 350_000_000,
    publish_date: '2020-02-01',
    expired_date: '2030-02-01',
    file_name: 'bpkb.pdf',
    path_url: expect.stringMatching(/^\/files\//),
  });

  await user.click(within(card).getByRole('button', { name: 'Ubah' }));
  await choose(user, 'Jenis Agunan', 'Bilyet Deposito');
  expect(screen.queryByLabelText('Jenis Lainnya')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Simpan Agunan' }));
  expect(await screen.findByText('Bilyet Deposito')).toBeVisible();
  expect(await rowsOf('collaterals')).toMatchObject([
    { document_type_id: 44, type_name_other: null, description: 'Kapal motor 12 GT' },
  ]);

  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hapus agunan ini?' });
  expect(within(dialog).getByText('Bilyet Deposito akan dihapus.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Belum ada agunan')).toBeVisible();
  expect(await rowsOf('collaterals')).toEqual([]);
});

test('only types of collateral are offered', async () => {
  const { user } = await openRows(collateralStep);
  await user.click(screen.getByRole('button', { name: 'Tambah Agunan' }));
  await user.click(await screen.findByRole('combobox', { name: 'Jenis Agunan' }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toContain('Sertifikat Hak Milik (SHM)');
  expect(names).not.toContain('Neraca');
});
