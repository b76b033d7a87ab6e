import { screen, waitFor, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { shortenTimeouts } from '@/testing/mock/shortTimeouts';
import { renderApp } from '@/testing/render/renderApp';
import { settle } from '@/testing/render/settle';
import { untilResponses } from '@/testing/mock/untilResponses';
import { callsTo } from '@/testing/pages/signInPages';

const NEWCOMER = 'terms@bos.test';
const TERMS = '/user/tnc';

beforeEach(() => mock.reset());

const termsPage = () => screen.findByRole('heading', { name: 'Syarat dan Ketentuan', level: 1 });
const box = () =>
  screen.getByRole('checkbox', {
    name: 'Saya sudah membaca dan menyetujui Syarat dan Ketentuan BOS',
  });
const agree = () => screen.getByRole('button', { name: 'Setuju' });
const accepted = async () =>
  (await mock.db()).users.find(({ email }) => email === NEWCOMER)?.tnc ?? null;
/** The terms, ticked and sent. */
async function acceptAt(path = '/', as = NEWCOMER) {
  const view = await renderApp(path, as);
  await termsPage();
  await view.user.click(box());
  await view.user.click(agree());
  return view;
}

test('a link of the contents leads to its section', async () => {
  const { user } = await renderApp('/', NEWCOMER);
  await termsPage();
  const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation();
  const contents = within(
    screen.getByRole('navigation', { name: 'Isi halaman ini', hidden: true }),
  );
  const links = contents.getAllByRole('link', { hidden: true });
  const sections = screen.getAllByRole('heading', { level: 2 });
  expect(links.map(({ textContent }) => textContent.replace(/^\d+\. /, ''))).toEqual(
    sections.map(({ textContent }) => textContent),
  );
  await user.click(links[1]!);
  const [target] = scrolled.mock.contexts as HTMLElement[];
  expect(target).toContainElement(sections[1]!);
  expect(target).toHaveFocus();
});

describe('the terms', () => {
  test.each([
    ['at the root', '/'],
    ['at a page of the main area', '/borrower/notification'],
    ['at an onboarding page', '/borrower/onboarding/individu-non-partner'],
  ])('stand before everything else for somebody who comes %s, with the query', async (_, path) => {
    const { router } = await renderApp(`${path}?campaign=ramadan`, NEWCOMER);
    await termsPage();
    expect(router.state.location).toMatchObject({
      pathname: '/terms-and-condition',
      search: '?campaign=ramadan',
    });
  });

  test('are shown whole, with their version', async () => {
    await renderApp('/terms-and-condition', NEWCOMER);
    await termsPage();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Versi 1.0, berlaku sejak 1 Januari 2026')).toBeVisible();
    expect(main.getByRole('heading', { name: 'Pelindungan data pribadi' })).toBeVisible();
    expect(main.getByText(/mengatur pemakaian BOS oleh/)).toBeVisible();
    expect(main.queryByText(/productName/)).not.toBeInTheDocument();
  });

  test('are accepted with the version, and lead on to where the user belongs, with the query', async () => {
    const { router } = await acceptAt('/?campaign=ramadan');
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/funder/onboarding/individu',
        search: '?campaign=ramadan',
      }),
    );
    const [call] = await callsTo(TERMS);
    expect(call?.body).toEqual({ tnc: true, version: '1.0' });
    expect(await accepted()).toBe('1.0');
  });

  test('A9: need the tick: without it nothing is sent, and the box has the focus and the reason', async () => {
    const { user } = await renderApp('/', NEWCOMER);
    await termsPage();
    await user.click(agree());
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription('Centang kotak ini untuk menyetujui');
    expect(await callsTo(TERMS)).toEqual([]);
    await user.click(box());
    expect(box()).toHaveAccessibleDescription('');
  });

  test('are sent once for two clicks in one moment', async () => {
    const { user } = await renderApp('/', NEWCOMER);
    await termsPage();
    await user.click(box());
    await settle(() => {
      agree().click();
      agree().click();
    });
    await screen.findByText('Pengajuan Anda');
    await untilResponses();
    expect(await callsTo(TERMS)).toHaveLength(1);
  });

  test('can be left by signing out', async () => {
    const { user, router, session } = await renderApp('/', NEWCOMER);
    await termsPage();
    await user.click(await screen.findByRole('button', { name: 'Keluar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(session.read()).toBeNull();
    expect(await accepted()).toBeNull();
  });

  test('lead on as well for somebody who accepts them with the mark of the back office in the address', async () => {
    const { router } = await acceptAt('/terms-and-condition?from=back-office');
    await waitFor(() => expect(router.state.location.pathname).toBe('/funder/onboarding/individu'));
    expect(router.state.location.search).toBe('?from=back-office');
  });
});

describe('a server that does not take the consent', () => {
  beforeEach(shortenTimeouts);

  test.each([
    ['fails', { status: 500 }],
    ['cuts the connection', { drop: true }],
    ['does not answer', { hang: true }],
    ['answers with a page of a proxy', { status: 502, body: '<html>Bad Gateway</html>' }],
    ['is in conflict', { status: 409, body: { code: 409, error: 'Coba lagi' } }],
  ])(
    'because it %s shows a message, the tick stays, and the next press is taken',
    async (_, fault) => {
      await mock.addFault({ method: 'POST', path: `*${TERMS}`, times: 1, ...fault });
      const { user, router } = await acceptAt();
      const main = within(screen.getByRole('main'));
      expect(await main.findByText('Persetujuan belum tersimpan')).toBeVisible();
      expect(box()).toBeChecked();
      expect(agree()).not.toHaveAttribute('aria-busy');
      await user.click(agree());
      await waitFor(() =>
        expect(router.state.location.pathname).toBe('/funder/onboarding/individu'),
      );
    },
  );

  test('because there is no connection is not asked, and the press is not made up for later', async () => {
    const { user, network } = await renderApp('/', NEWCOMER);
    await termsPage();
    await user.click(box());
    network.setOnline(false);
    await user.click(agree());
    expect(await screen.findByText('Persetujuan belum tersimpan')).toBeVisible();
    network.setOnline(true);
    await untilResponses();
    expect(await callsTo(TERMS)).toEqual([]);
  });

  test('because the session is over says just that, and loads the page again', async () => {
    const body = { code: 401, error: 'Invalid JWT token' };
    await mock.addFault({ method: 'POST', path: `*${TERMS}`, status: 401, body });
    const { session, recorded } = await acceptAt();
    expect(await screen.findByText(/Sesi anda sudah habis/)).toBeVisible();
    expect(screen.queryByText('Persetujuan belum tersimpan')).not.toBeInTheDocument();
    await waitFor(() => expect(recorded.reloads).toBe(1));
    expect(session.read()).toBeNull();
  });
});
