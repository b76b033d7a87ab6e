import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { mock } from '@/testing/mock/mock';
import { MockControl } from '@/testing/mock/mockControl';
import { renderApp } from '@/testing/render/renderApp';
import { DevPanel } from './DevPanel';
import { realNowMs, setPageClockRight } from './pageClock';
import { setPageOffline } from './pageNetwork';

type AppView = Awaited<ReturnType<typeof renderApp>>;

beforeEach(() => mock.reset());
afterEach(() => {
  setPageOffline(false);
  setPageClockRight();
  localStorage.clear();
});

/** Opens the panel beside an app, as start-up does. */
async function openPanel({ store, user }: Pick<AppView, 'store' | 'user'>, control = mock) {
  render(
    <Provider store={store}>
      <DevPanel mock={control} />
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Developer panel' }));
  const panel = within(screen.getByRole('complementary', { name: 'Developer panel' }));
  return { panel, user };
}

async function openFor(name?: string) {
  const view = await renderApp('/', name === undefined ? undefined : `${name}@bos.test`);
  return { ...view, ...(await openPanel(view)) };
}

describe('Opening', () => {
  test('Alt+Shift+D opens the panel, and Escape closes it and gives the focus back', async () => {
    const { store, user } = await renderApp('/login');
    render(
      <Provider store={store}>
        <DevPanel mock={mock} />
      </Provider>,
    );
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await user.click(email);
    await user.keyboard('{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}');
    expect(screen.getByRole('heading', { name: 'Developer panel' })).toHaveFocus();
    await screen.findByRole('heading', { name: 'Sign in as' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Developer panel' })).toBeNull();
    expect(email).toHaveFocus();
  });

  test('its button can be hidden, for this visit and the next', async () => {
    const { panel, user } = await openFor();
    await panel.findByRole('heading', { name: 'Sign in as' });
    await user.selectOptions(panel.getByLabelText('Place of the button'), 'hidden');
    expect(screen.queryByRole('button', { name: 'Developer panel' })).toBeNull();
    expect(localStorage.getItem('bos.devPanel.place')).toBe('hidden');
  });
});

describe('Sign in as', () => {
  test('Enter signs in the first match, and the app opens the start page of that user', async () => {
    const { session, panel, user } = await openFor();
    const sought = await panel.findByLabelText('Find a person');
    await user.type(sought, 'borrower individual ready{Enter}');
    expect(await screen.findByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
    expect(session.read()?.token).toEqual(expect.any(String));
  });

  test('a signed-in user can be replaced by another', async () => {
    const { panel, user } = await openFor('borrower.individu');
    await screen.findByRole('heading', { name: 'Pengajuan Anda' });
    await user.click(await panel.findByRole('button', { name: /^active\.borrower Borrower/ }));
    expect(await screen.findByRole('heading', { name: 'Notifikasi' })).toBeVisible();
    expect(
      await panel.findByRole('button', { name: /^active\.borrower Borrower/ }),
    ).toHaveAttribute('aria-current', 'true');
  });
});

describe("The mock's page", () => {
  test('has a link to each of its pages', async () => {
    const { panel } = await openFor();
    const section = within(await panel.findByRole('region', { name: "On the mock's page" }));
    const addresses = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(
      ['outbox', 'people', 'calls', 'faults', 'setup'].map(
        (page) => `${mock.origin}/__mock/#${page}`,
      ),
    );
  });

  test('has a link to the status of the signed-in user', async () => {
    const { panel } = await openFor('borrower.individu');
    const link = await panel.findByRole('link', { name: 'Status of borrower.individu@bos.test' });
    expect(link).toHaveAttribute(
      'href',
      `${mock.origin}/__mock/#people?borrower.individu%40bos.test`,
    );
  });

  test('a status changed there takes effect after reading the server again', async () => {
    const { router, panel, user } = await openFor('borrower.individu');
    await screen.findByRole('heading', { name: 'Pengajuan Anda' });
    const person = await panel.findByRole('button', { name: /^borrower\.individu Borrower/ });
    await mock.setStatus('borrower.individu@bos.test', {
      onboarding_status_id: 8,
      ekyc_result: 'rejected',
    });
    await user.click(panel.getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(person).toHaveTextContent('e-KYC Rejected'));
    await waitFor(() => expect(router.state.location.pathname).not.toMatch(/onboarding\/individu/));
  });
});

describe('Clock and connection', () => {
  const HOUR_MS = 3_600_000;
  const isAnHourAhead = (timeMs: number) => Math.abs(timeMs - realNowMs() - HOUR_MS) < 60_000;

  test('a skip moves the clocks of the mock and of the page', async () => {
    const { panel, user } = await openFor();
    await user.click(await panel.findByRole('button', { name: '+1 h' }));
    expect(await panel.findByText('Mock: 1 h ahead · This page: 1 h ahead')).toBeVisible();
    expect(isAnHourAhead(await mock.nowMs())).toBe(true);
    expect(isAnHourAhead(Date.now())).toBe(true);
    await user.click(panel.getByRole('button', { name: /Set the page.s clock right/ }));
    expect(await panel.findByText('Mock: 1 h ahead · This page: on time')).toBeVisible();
  });

  test('the clock of the mock can be moved on its own', async () => {
    const { panel, user } = await openFor();
    await user.click(await panel.findByLabelText(/Move this page.s clock too/));
    await user.click(await panel.findByRole('button', { name: '+1 h' }));
    expect(await panel.findByText('Mock: 1 h ahead · This page: on time')).toBeVisible();
    expect(isAnHourAhead(Date.now())).toBe(false);
  });

  test('the page can be taken offline while the panel still reaches the mock', async () => {
    const { panel, user } = await openFor();
    await user.click(await panel.findByRole('switch', { name: 'Offline' }));
    expect(navigator.onLine).toBe(false);
    await user.click(await panel.findByRole('button', { name: '+1 h' }));
    expect(await panel.findByText('Mock: 1 h ahead · This page: 1 h ahead')).toBeVisible();
  });
});

describe('When things go wrong', () => {
  test('without its mock the panel says so, and everything that needs no mock still works', async () => {
    const view = await renderApp('/login');
    const { panel, user } = await openPanel(view, new MockControl('http://127.0.0.1:9'));
    expect(await panel.findByRole('alert')).toHaveTextContent('The mock does not answer.');
    await user.click(panel.getByRole('switch', { name: 'Offline' }));
    expect(navigator.onLine).toBe(false);
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
  });

  test('a problem from the mock is shown in the panel', async () => {
    const reason = '422 advance_s leads past the year 9999';
    jest.spyOn(mock, 'advanceClock').mockRejectedValue(new Error(reason));
    const { panel, user } = await openFor();
    await user.click(await panel.findByRole('button', { name: '+1 h' }));
    expect(await panel.findByText(`Error: ${reason}`)).toBeVisible();
  });

  test('a search word that matches nobody finds nobody', async () => {
    const { panel } = await openFor();
    await userEvent.type(await panel.findByLabelText('Find a person'), 'zzz{Enter}');
    expect(panel.getByText('Nobody is found.')).toBeVisible();
  });
});
