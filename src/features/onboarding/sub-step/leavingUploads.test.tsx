import { act, screen, waitFor, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { testFile } from '@/testing/onboarding/testFile';

const UPLOAD = { method: 'POST', path: '*/upload' };

interface SubStepPosition {
  email: string;
  path: string;
  label: string;
  /** What is there already when more goes up; then what goes up. */
  finished: File;
  underWay: readonly File[];
  back: string;
}

const jpg = (number: number): File => {
  const name = `usaha-${number}.jpg`;
  const base = testFile('npwp.jpg');
  // Each with a remark of its own at its end, so that none is the same as another.
  return new File([base, name], name, { type: 'image/jpeg' });
};

const PLACES: readonly (readonly [string, SubStepPosition])[] = [
  [
    'a form with a file',
    {
      email: 'borrower.individu.partner@bos.test',
      path: '/borrower/onboarding/individu-direct-partner/personal/identity',
      label: 'Foto KTP',
      finished: testFile('laporan.pdf'),
      underWay: [testFile('ktp.jpg')],
      back: 'Foto NPWP',
    },
  ],
  [
    'a form of photos',
    {
      email: 'borrower.corporate@bos.test',
      path: '/borrower/onboarding/corporate-non-partner/business/business-photos',
      label: 'Foto Usaha',
      finished: jpg(1),
      underWay: [2, 3, 4, 5, 6].map(jpg),
      back: 'Foto Usaha',
    },
  ],
];

beforeEach(() => mock.reset());
afterEach(() => mock.clearFaults());

const uploads = async () => (await mock.calls()).filter(({ path }) => path.endsWith('/upload'));
const toasts = () => within(screen.getByRole('region', { name: 'Pemberitahuan' }));
const files = async () => (await mock.db()).files.length;

test.each(PLACES)(
  'C8, K4: %s that is left while it goes up keeps what has arrived, and nothing else is sent or said',
  async (_, { email, path, label, finished, underWay, back }) => {
    const { router, user } = await renderApp(path, email);
    const stored = 1 + (await files());
    await user.upload(await screen.findByLabelText(back), finished);
    await waitFor(async () => expect(await files()).toBe(stored));
    await waitFor(() =>
      expect(screen.queryByRole('progressbar', { name: finished.name })).toBeNull(),
    );
    await screen.findAllByText(finished.name);
    await mock.addFault({ ...UPLOAD, hang: true });
    await user.upload(screen.getByLabelText(label), [...underWay]);
    const begun = 1 + Math.min(2, underWay.length);
    await waitFor(async () => expect(await uploads()).toHaveLength(begun));

    await user.click(screen.getAllByRole('link', { name: 'Daftar langkah' })[0] as HTMLElement);
    const question = await screen.findByRole('dialog', { name: 'Unggahan belum selesai' });
    await user.click(within(question).getByRole('button', { name: 'Pergi Tanpa Mengunggah' }));
    await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
    await mock.clearFaults();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await uploads()).toHaveLength(begun);
    expect(await files()).toBe(stored);
    expect(toasts().queryAllByRole('button')).toEqual([]);
    expect(router.state.location.pathname).not.toBe(path);

    await act(() => router.navigate(-1));
    await screen.findAllByText(finished.name);
    for (const { name } of underWay) expect(screen.queryByText(name)).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar', { name: /jpg|pdf/ })).not.toBeInTheDocument();
  },
);
