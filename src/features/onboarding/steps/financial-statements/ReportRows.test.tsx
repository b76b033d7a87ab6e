import { screen, waitFor, within } from '@testing-library/react';
import { flows } from '@/domain/onboarding/flows/all';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { callsOf, choose, openRows, rowsOf } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { financialStatementsStep } from './definition';

const REPORTS = '/user/document/financial-statement';

const pdf = () =>
  new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'neraca.pdf', {
    type: 'application/pdf',
  });

beforeEach(() => mock.reset());

async function openCard() {
  const view = await openRows(financialStatementsStep);
  await view.user.click(screen.getByRole('button', { name: 'Tambah Laporan' }));
  await view.user.type(screen.getByLabelText('Tahun'), '2025');
  await choose(view.user, 'Bulan', 'Desember');
  await choose(view.user, 'Jenis Laporan', 'Neraca');
  await view.user.upload(screen.getByLabelText('Berkas Laporan'), pdf());
  await screen.findByText('Terunggah');
  return view;
}

test('a report is added with its file and shown in a folded card', async () => {
  const { user } = await openCard();
  await user.click(screen.getByRole('button', { name: 'Simpan Laporan' }));
  const card = await screen.findByRole('article', { name: 'Laporan 1' });
  expect(within(card).getByText('Neraca, Desember 2025')).toBeVisible();
  expect(await within(card).findByText('Menunggu Verifikasi')).toBeVisible();
  const [call] = await callsOf('POST', REPORTS);
  expect(call?.body).toEqual({
    year: 2025,
    month: 12,
    document_type_id: 20,
    document: { file_name: 'neraca.pdf', path_url: expect.stringMatching(/^\/files\//) },
  });
});

test('a retry after a failing server stores one report and uploads its file once', async () => {
  const { user } = await openCard();
  await mock.addFault({
    method: 'POST',
    path: REPORTS,
    status: 502,
    body: '<h1>Bad</h1>',
    times: 1,
  });
  await user.click(screen.getByRole('button', { name: 'Simpan Laporan' }));
  expect(await screen.findByText(/belum tersimpan\. Silakan simpan lagi/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Simpan Laporan' }));
  await screen.findByRole('article', { name: 'Laporan 1' });
  expect(await callsOf('POST', '/assets/upload')).toHaveLength(1);
  expect(await rowsOf('financial_statements')).toHaveLength(1);
});

test('a report that is deleted asks first', async () => {
  const { user } = await openCard();
  await user.click(screen.getByRole('button', { name: 'Simpan Laporan' }));
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hapus laporan ini?' });
  expect(within(dialog).getByText('Neraca, Desember 2025 akan dihapus.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
  await waitFor(async () => expect(await rowsOf('financial_statements')).toEqual([]));
});

test('an individual may leave reports out, a company may not', () => {
  const individual = contextWith({ flow: flows.borrowerIndividuNonPartner });
  const corporate = contextWith({ flow: flows.borrowerCorporateNonPartner });
  expect(financialStatementsStep.missing(individual)).toEqual([]);
  expect(financialStatementsStep.missing(corporate).map(inIndonesian)).toEqual([
    'Tambahkan sedikitnya satu laporan keuangan',
  ]);
});
