import { screen, waitFor } from '@testing-library/react';
import { openRows } from '@/testing/onboarding/listStep';
import { mock } from '@/testing/mock/mock';
import { testFile } from '@/testing/onboarding/testFile';
import { collateralStep } from '../steps/collateral/definition';

beforeEach(() => mock.reset());
afterEach(() => mock.clearFaults());

const isUnderWay = () =>
  waitFor(async () =>
    expect((await mock.calls()).map(({ outcome }) => outcome)).toContain('in_flight'),
  );
const bar = () => screen.queryByRole('progressbar', { name: 'laporan.pdf' });

/** A new card, nothing typed, and its file on the way. */
async function openCardWithFile() {
  const app = await openRows(collateralStep);
  await mock.addFault({ method: 'POST', path: '*/upload', hang: true });
  await app.user.click(screen.getByRole('button', { name: 'Tambah Agunan' }));
  await app.user.upload(screen.getByLabelText('Berkas Agunan'), testFile('laporan.pdf'));
  await isUnderWay();
  return app;
}

test('K6: a card into which nothing was put but a file on its way asks before it is thrown away', async () => {
  const { user } = await openCardWithFile();
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Lanjut Mengisi' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(bar()).toBeVisible();
  await isUnderWay();
});

test('K6: going on points at a card whose file is on its way', async () => {
  const { user } = await openCardWithFile();
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByTestId('obstacle')).toHaveTextContent('Kartu ini belum disimpan');
  expect(bar()).toBeVisible();
  await isUnderWay();
});

test('K6: a card whose file did not go up, and that holds nothing else, is put away unasked', async () => {
  const { user } = await openCardWithFile();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await mock.clearFaults();
  await screen.findByText('Tidak terunggah');
  const buttons = screen.getAllByRole('button', { name: 'Batal' });
  await user.click(buttons.at(-1) as HTMLElement);
  expect(screen.queryByLabelText('Berkas Agunan')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
