import { act, screen, waitFor, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { deviceDrafts } from '@/testing/store/testStore';
import { BEFORE_THE_REVIEW } from '@/testing/onboarding/everySubStep';

const VARIANT = '/borrower/onboarding/individu-non-partner';
const APPLICANT = 'ready.borrower.individu@bos.test';
const NOTE = /^Draf tersimpan di perangkat ini, \d\d:\d\d$/;

/** A page, what is typed into it, what saves it, and what it says where that fails. */
const PAGES = [
  {
    page: 'a form',
    path: `${VARIANT}/employment/employment`,
    field: 'Divisi',
    save: 'Simpan & Lanjutkan',
    failed: 'Belum tersimpan di server',
  },
  {
    page: 'a card',
    path: `${VARIANT}/finance/banks`,
    field: 'Cabang',
    save: 'Simpan Rekening',
    failed: /^Rekening ini belum tersimpan|Isian Anda aman/,
  },
];

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));
afterEach(() => act(() => mock.clearFaults()));

test.each(PAGES)(
  '$page that could not be saved does not say below that something is saved',
  async ({ path, field, save, failed }) => {
    const { user } = await renderApp(path, APPLICANT, { draftStore: deviceDrafts() });
    await screen.findByRole('button', { name: 'Simpan & Lanjutkan' });
    const card = screen.queryByRole('article');
    if (card) await user.click(within(card).getByRole('button', { name: 'Ubah' }));
    await user.type(await screen.findByLabelText(field), 'Logistik');
    expect(await screen.findByText(NOTE)).toBeVisible();

    await act(async () => {
      for (const method of ['PATCH', 'PUT'])
        await mock.addFault({ method, path: '/user/*', status: 500 });
    });
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(failed)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
  },
);
