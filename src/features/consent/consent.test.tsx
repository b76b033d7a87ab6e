import { configure, screen, waitFor } from '@testing-library/react';
import type { FilesPort, OpenPdf } from '@/ports/files';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { renderApp } from '@/testing/render/renderApp';
import { untilResponses } from '@/testing/mock/untilResponses';
import { callsTo } from '@/testing/pages/signInPages';

const SIGNER = 'consent.waiting@bos.test';
const GENERATE = '/consent/generate';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

beforeEach(() => mock.reset());

/** Below `/bos`, from the mail that waits in the outbox. */
async function linkOfMail(): Promise<string> {
  const [mail] = await mock.outbox(SIGNER);
  return new URL(mail?.link ?? '', mock.origin).pathname.replace('/bos', '');
}

/** A PDF of two pages, as pdf.js would read it. */
function twoPages(more: Partial<OpenPdf> = {}) {
  const drawPage = jest.fn<Promise<string>, [number, HTMLCanvasElement, number]>((page) =>
    Promise.resolve(`Isi halaman ${page}`),
  );
  const close = jest.fn();
  const pdf: OpenPdf = { pageCount: 2, drawPage, close, ...more };
  const openPdf = jest.fn(() => Promise.resolve(pdf));
  const files: FilesPort = { scaleDown: (file) => Promise.resolve(file), openPdf };
  return { files, openPdf, drawPage, close };
}

const title = () => screen.findByRole('heading', { name: 'Formulir Persetujuan', level: 1 });
const notFound = () => screen.findByRole('heading', { name: 'Consent Tidak Ditemukan!', level: 1 });
const button = (name: string) => screen.getByRole('button', { name });
const page = (name: string) => screen.findByRole('img', { name });

function watchDownloads(): string[] {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

describe('the link in the mail of a consent', () => {
  test('shows all pages of the form, each with its text', async () => {
    const { files, drawPage, close } = twoPages();
    const { unmount } = await renderApp(await linkOfMail(), undefined, { files });
    expect(await page('Halaman 1 dari 2')).toBeVisible();
    expect(await page('Halaman 2 dari 2')).toBeVisible();
    expect(await screen.findByText('Isi halaman 2')).toBeInTheDocument();
    expect(drawPage.mock.calls.map(([number]) => number)).toEqual([1, 2]);
    const [, firstCanvas] = drawPage.mock.calls[0]!;
    expect(await page('Halaman 1 dari 2')).toContainElement(firstCanvas);
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('sends the id in the body of one call, with no token', async () => {
    const path = await linkOfMail();
    await renderApp(path, 'active.borrower@bos.test');
    await title();
    await untilResponses();
    const calls = await callsTo(GENERATE);
    expect(calls.map(({ body, status }) => ({ body, status }))).toEqual([
      { body: { id: path.split('/').at(-1) }, status: 200 },
    ]);
    expect(JSON.stringify(calls)).not.toMatch(/Bearer/i);
  });

  test('C6: asks for the form once, also where React mounts the page twice', async () => {
    configure({ reactStrictMode: true });
    try {
      await renderApp(await linkOfMail());
      await title();
      expect(await page('Halaman 1 dari 1')).toBeVisible();
      await untilResponses();
      expect(await callsTo(GENERATE)).toHaveLength(1);
    } finally {
      configure({ reactStrictMode: false });
    }
  });

  test("'Unduh' saves the form without asking the server again", async () => {
    const saved = watchDownloads();
    const { user } = await renderApp(await linkOfMail());
    await title();
    await user.click(await screen.findByRole('button', { name: 'Unduh' }));
    expect(saved).toEqual(['Formulir Persetujuan Kontak Darurat.pdf']);
    expect(await callsTo(GENERATE)).toHaveLength(1);
  });

  test("'Tutup' goes to the root, which leads on to login", async () => {
    const { user } = await renderApp(await linkOfMail());
    await user.click(await screen.findByRole('button', { name: 'Tutup' }));
    expect(await screen.findByRole('button', { name: 'Masuk' })).toBeVisible();
  });

  test('can be made larger step by step, and small again', async () => {
    const { user } = await renderApp(await linkOfMail());
    await page('Halaman 1 dari 1');
    expect(button('Perkecil')).toBeDisabled();
    await user.click(button('Perbesar'));
    expect(screen.getByText('150%')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Formulir Persetujuan' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    await user.click(button('Perbesar'));
    await user.click(button('Perbesar'));
    expect(button('Perbesar')).toBeDisabled();
    await user.click(button('Perkecil'));
    expect(screen.getByText('200%')).toBeVisible();
    expect(await callsTo(GENERATE)).toHaveLength(1);
  });

  test('a form that cannot be drawn can be kept all the same, and tried again', async () => {
    const { files, openPdf } = twoPages();
    openPdf.mockRejectedValueOnce(new Error('broken'));
    const { user } = await renderApp(await linkOfMail(), undefined, { files });
    expect(
      await screen.findByText('Berkas ini tidak dapat ditampilkan di sini. Silakan unduh.'),
    ).toBeVisible();
    expect(button('Unduh')).toBeEnabled();
    await user.click(button('Coba lagi'));
    expect(await page('Halaman 2 dari 2')).toBeVisible();
    expect(await callsTo(GENERATE)).toHaveLength(1);
  });

  test('a page that breaks in drawing is shown the same way', async () => {
    const { files } = twoPages({ drawPage: () => Promise.reject(new Error('broken page')) });
    await renderApp(await linkOfMail(), undefined, { files });
    expect(await screen.findByText(/tidak dapat ditampilkan di sini/)).toBeVisible();
    expect(button('Tutup')).toBeEnabled();
  });
});

describe('a link that leads to no consent', () => {
  test.each([
    ['that nobody was sent', UNKNOWN, 1],
    ['that is no UUID', 'abc', 0],
    ['that is cut off', UNKNOWN.slice(0, 20), 0],
    ['of ten thousand letters', 'a'.repeat(10_000), 0],
    ['that climbs up', '%2e%2e%2f%2e%2e', 0],
    ['that holds markup', encodeURIComponent('<img src=x onerror=alert(1)>'), 0],
    ['that cannot be decoded', '%E0%A4%A', 0],
  ])('with an id %s says whom to ask, and closes to the root', async (_what, id, calls) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = await renderApp(`/form_consent/${id}`);
    expect(await notFound()).toBeVisible();
    expect(
      screen.getByText('Silahkan hubungi tim BOS untuk mengirimkan ulang Consent.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
    expect(await callsTo(GENERATE)).toHaveLength(calls);
    await user.click(button('Tutup'));
    expect(await screen.findByRole('button', { name: 'Masuk' })).toBeVisible();
  });
});

describe('a server that does not give the form', () => {
  beforeEach(shortenTimeouts);

  test.each([
    ['fails', { status: 500 }, 'Server sedang mengalami gangguan'],
    ['is behind a broken gateway', { status: 502, body: '<html>' }, 'Server sedang'],
    ['has too much to do', { status: 429, body: { code: 429, error: 'x' } }, 'Server sedang'],
    ['cuts the connection', { drop: true }, 'Server belum dapat dihubungi'],
    ['does not answer', { hang: true }, 'Server belum dapat dihubungi'],
    ['answers in HTML', { status: 200, body: '<html>' }, 'Server sedang mengalami gangguan'],
    ['answers nothing', { status: 200, body: '' }, 'Server sedang mengalami gangguan'],
  ])(
    'because it %s shows this beside the words of the spec, and is asked again',
    async (...row) => {
      const [, fault, words] = row;
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await mock.addFault({ method: 'POST', path: `*${GENERATE}`, times: 1, ...fault });
      const { user, recorded } = await renderApp(await linkOfMail());
      expect(await notFound()).toBeVisible();
      expect(screen.getByText(new RegExp(words))).toBeVisible();
      expect(
        screen.getByText('Silahkan hubungi tim BOS untuk mengirimkan ulang Consent.'),
      ).toBeVisible();
      expect(button('Tutup')).toBeEnabled();
      await user.dblClick(button('Coba lagi'));
      expect(await title()).toBeVisible();
      await waitFor(() => expect(button('Unduh')).toBeEnabled());
      await untilResponses();
      expect(await callsTo(GENERATE)).toHaveLength(2);
      expect(recorded.notices).toEqual([]);
    },
  );

  test('offline it is not asked, and the form comes with another try', async () => {
    const { user, network } = await renderApp(await linkOfMail(), undefined, {});
    network.setOnline(false);
    expect(await notFound()).toBeVisible();
    expect(await callsTo(GENERATE)).toEqual([]);
    network.setOnline(true);
    await user.click(button('Coba lagi'));
    expect(await title()).toBeVisible();
  });
});

test('C8: a form that comes after the page was left changes nothing', async () => {
  const { release } = holdResponses(GENERATE);
  const { files, openPdf } = twoPages();
  const { router } = await renderApp(await linkOfMail(), undefined, { files });
  await title();
  await waitFor(async () => expect(await callsTo(GENERATE)).toHaveLength(1));
  await waitFor(() => router.navigate('/login'));
  expect(await screen.findByRole('button', { name: 'Masuk' })).toBeVisible();
  release();
  await untilResponses();
  expect(openPdf).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/login');
});
