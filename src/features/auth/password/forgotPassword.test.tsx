import { screen, waitFor, within } from '@testing-library/react';
import { startClocks } from '@/testing/environment/clocks';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { renderApp } from '@/testing/render/renderApp';
import { settle } from '@/testing/render/settle';
import { untilResponses } from '@/testing/mock/untilResponses';
import { callsTo } from '@/testing/pages/signInPages';

const BORROWER = 'active.borrower@bos.test';
const FORGOT = '/public/auth/forgot-password';

beforeEach(() => mock.reset());

const emailField = () => screen.findByRole('textbox', { name: 'Email' });
const sendButton = () => screen.getByRole('button', { name: 'Kirim' });
const sentPage = () => screen.findByRole('heading', { name: 'Periksa email Anda', level: 1 });
const again = () => screen.getByRole('button', { name: 'Kirim Ulang' });

/** The page, filled in and sent. */
async function askFor(email: string, path = '/forgot-password') {
  const view = await renderApp(path);
  await view.user.click(await emailField());
  await view.user.paste(email);
  await view.user.click(sendButton());
  return view;
}

describe('a forgotten password', () => {
  test('is asked for by the address, and the mail leads to the page of a new one', async () => {
    await askFor(`  \u200bactive.borrower@bos.test `);
    expect(await sentPage()).toHaveFocus();
    expect(screen.getByText(/Jika active\.borrower@bos\.test terdaftar/)).toBeVisible();
    const [call] = await callsTo(FORGOT);
    const url = `${window.location.origin}/change-password`;
    expect(call?.body).toEqual({ email: BORROWER, url });
    const [mail] = await mock.outbox(BORROWER);
    expect(mail?.link).toMatch(`${url}?token=`);
  });

  test('N15: is answered with the same words for an address that nobody has, which gets no mail', async () => {
    const said = async (email: string) => {
      const { unmount } = await askFor(email);
      await sentPage();
      const words = screen.getByRole('main').textContent.replaceAll(email, 'X');
      unmount();
      return words;
    };
    expect(await said('siapa@bos.test')).toBe(await said(BORROWER));
    expect(await mock.outbox('siapa@bos.test')).toEqual([]);
  });

  test('shows at the field what is missing, and asks the server nothing', async () => {
    const { user } = await renderApp('/forgot-password');
    await emailField();
    await user.click(sendButton());
    const email = await emailField();
    expect(email).toHaveAccessibleDescription('Tidak boleh kosong');
    expect(email).toHaveFocus();
    await user.type(email, 'budi@{Enter}');
    expect(email).toHaveAccessibleDescription('Email tidak valid');
    expect(await callsTo(FORGOT)).toEqual([]);
  });

  test('leads back to sign-in with the query, and so does the page behind it', async () => {
    await askFor(BORROWER, '/forgot-password?from=back-office');
    await sentPage();
    expect(screen.getByRole('link', { name: 'Kembali ke halaman masuk' })).toHaveAttribute(
      'href',
      '/login?from=back-office',
    );
  });
});

describe('another mail', () => {
  test('waits 59 seconds, and then is sent once', async () => {
    const pass = startClocks();
    await askFor(BORROWER);
    await sentPage();
    expect(again()).toBeDisabled();
    expect(screen.getByText(/^Anda dapat mengirim ulang dalam 5\d detik\.$/)).toBeVisible();
    await pass(59);
    await waitFor(() => expect(again()).toBeEnabled());
    again().focus();
    await settle(() => {
      again().click();
      again().click();
    });
    const outcome = await screen.findByText(/^Permintaan sudah dikirim ulang\./);
    expect(outcome).toHaveFocus();
    expect(again()).toBeDisabled();
    await untilResponses();
    expect(await callsTo(FORGOT)).toHaveLength(2);
  });

  test('to another address need not wait, and what was typed is there to be mended', async () => {
    const { user } = await askFor('siapa@bos.test');
    await sentPage();
    await user.click(screen.getByRole('button', { name: 'Ganti email' }));
    const email = await emailField();
    expect(email).toHaveValue('siapa@bos.test');
    await user.clear(email);
    await user.type(email, `${BORROWER}{Enter}`);
    await sentPage();
    expect(await mock.outbox(BORROWER)).toHaveLength(1);
  });

  test('that fails is shown on the page, and may be tried at once', async () => {
    const pass = startClocks();
    const { user } = await askFor(BORROWER);
    await sentPage();
    await pass(59);
    await waitFor(() => expect(again()).toBeEnabled());
    await mock.addFault({ method: 'POST', path: `*${FORGOT}`, status: 500, times: 1 });
    await user.click(again());
    expect(await screen.findByText('Email belum terkirim')).toBeVisible();
    await user.click(again());
    expect(await screen.findByText(/^Permintaan sudah dikirim ulang\./)).toBeVisible();
    expect(screen.queryByText('Email belum terkirim')).not.toBeInTheDocument();
  });
});

describe('a server that does not take the request', () => {
  beforeEach(shortenTimeouts);

  test.each([
    ['fails', { status: 500 }],
    ['cuts the connection', { drop: true }],
    ['does not answer', { hang: true }],
    ['answers with a page of a proxy', { status: 502, body: '<html>Bad Gateway</html>' }],
    ['answers nonsense', { status: 200, body: '<html>Halo</html>' }],
  ])(
    'because it %s shows a message, keeps the address, and takes the next try',
    async (_how, fault) => {
      await mock.addFault({ method: 'POST', path: `*${FORGOT}`, times: 1, ...fault });
      const { user } = await askFor(BORROWER);
      const main = within(screen.getByRole('main'));
      expect(await main.findByText('Email belum terkirim')).toBeVisible();
      expect(await emailField()).toHaveValue(BORROWER);
      await user.click(sendButton());
      await sentPage();
    },
  );

  test('because there were too many says how long to wait, for any address', async () => {
    const body = { code: 429, error: 'Terlalu sering', retry_after_s: 200 };
    await mock.addFault({ method: 'POST', path: `*${FORGOT}`, status: 429, body, times: 1 });
    const { user } = await askFor(BORROWER);
    expect(await screen.findByText(/^Anda dapat mengirim dalam (200|19\d) detik\.$/)).toHaveFocus();
    expect(sendButton()).toBeDisabled();
    await user.type(await emailField(), '{Enter}');
    await untilResponses();
    expect(await callsTo(FORGOT)).toHaveLength(1);
  });

  test('because there is no connection is not asked at all', async () => {
    const view = await renderApp('/forgot-password');
    await view.user.type(await emailField(), BORROWER);
    view.network.setOnline(false);
    await view.user.click(sendButton());
    expect(await screen.findByText('Email belum terkirim')).toBeVisible();
    view.network.setOnline(true);
    await untilResponses();
    expect(await callsTo(FORGOT)).toEqual([]);
    await view.user.click(sendButton());
    await sentPage();
    expect(await callsTo(FORGOT)).toHaveLength(1);
  });
});
