import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { signIn } from '@/state/session/signIn';
import { mock, PASSWORD } from '@/testing/mock/mock';
import { MockControl } from '@/testing/mock/mockControl';
import { renderApp } from '@/testing/render/renderApp';
import { DevPanel } from './DevPanel';
import { realNowMs, setPageClockRight } from './pageClock';
import { setPageOffline } from './pageNetwork';
import { FAULT_PRESETS } from './presets';

type AppView = Awaited<ReturnType<typeof renderApp>>;

const setVisibility = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(async () => {
  await mock.reset();
  // Where nobody looks the panel does not ask the mock again by itself.
  setVisibility('hidden');
});
afterEach(() => {
  setPageOffline(false);
  setPageClockRight();
  localStorage.clear();
});

/** The panel beside an app, as start-up puts it there, and open. */
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

const userOf = async (name: string) =>
  (await mock.db()).users.find(({ email }) => email === `${name}@bos.test`)!;

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

  test('its button can be put away, for this visit and the next', async () => {
    const { panel, user } = await openFor();
    await panel.findByRole('heading', { name: 'Sign in as' });
    await user.selectOptions(panel.getByLabelText('Place of the button'), 'hidden');
    expect(screen.queryByRole('button', { name: 'Developer panel' })).toBeNull();
    expect(localStorage.getItem('bos.devPanel.place')).toBe('hidden');
  });
});

describe('Sign in as', () => {
  test('Enter signs in the first that is found, and the app goes where they belong', async () => {
    const { session, panel, user } = await openFor();
    const sought = await panel.findByLabelText('Find a person');
    await user.type(sought, 'borrower individual ready{Enter}');
    expect(await screen.findByRole('heading', { name: 'Pengajuan Anda' })).toBeVisible();
    expect(session.read()?.token).toEqual(expect.any(String));
  });

  test('one who is signed in gives way to another', async () => {
    const { panel, user } = await openFor('borrower.individu');
    await screen.findByRole('heading', { name: 'Pengajuan Anda' });
    await user.click(await panel.findByRole('button', { name: /^active\.borrower Borrower/ }));
    expect(await screen.findByRole('heading', { name: 'Notifikasi' })).toBeVisible();
    expect(await panel.findByLabelText(/Onboarding status of active\.borrower/)).toBeVisible();
  });
});

describe('What is done to the mock', () => {
  test('a status reaches the mock with the word of the e-KYC provider, and the app follows it', async () => {
    const { router, panel, user } = await openFor('borrower.individu');
    await screen.findByRole('heading', { name: 'Pengajuan Anda' });
    const status = await panel.findByLabelText('Onboarding status of borrower.individu@bos.test');
    await user.selectOptions(status, '8 e-KYC Rejected');
    await waitFor(async () =>
      expect(await userOf('borrower.individu')).toMatchObject({
        onboarding_status_id: 8,
        ekyc_result: 'rejected',
      }),
    );
    await waitFor(() => expect(router.state.location.pathname).not.toMatch(/onboarding\/individu/));
  });

  test('a flag is switched', async () => {
    const { panel, user } = await openFor();
    const flag = await panel.findByRole('switch', { name: 'main-menu' });
    await user.click(flag);
    await waitFor(() => expect(flag).toBeChecked());
    expect(await mock.flags()).toMatchObject({ 'main-menu': true });
  });

  test('what others do to the mock is seen by itself', async () => {
    setVisibility('visible');
    const { panel } = await openFor();
    const flag = await panel.findByRole('switch', { name: 'main-menu' });
    expect(flag).not.toBeChecked();
    await mock.setFlags({ 'main-menu': true });
    await waitFor(() => expect(flag).toBeChecked());
  });

  test.each(FAULT_PRESETS)('$name: the fault is armed, told, and cleared', async (preset) => {
    const { panel, user } = await openFor();
    const name = `${preset.name} ${preset.hint}`;
    await user.click(await panel.findByRole('button', { name }));
    expect(await panel.findByRole('list', { name: 'Armed faults' })).toBeVisible();
    expect(await mock.faults()).toMatchObject([preset.fault]);
    await user.click(panel.getByRole('button', { name: 'Clear faults' }));
    await waitFor(() => expect(panel.queryByRole('list', { name: 'Armed faults' })).toBeNull());
    expect(await mock.faults()).toEqual([]);
  });

  test('a fault for every call takes the place of those before it', async () => {
    const { panel, user } = await openFor();
    await user.click(await panel.findByRole('button', { name: /^Next save: 500/ }));
    await panel.findByText(/PATCH \/user\/update: 500/);
    await user.click(panel.getByRole('button', { name: /^Connection cut/ }));
    expect(await panel.findByText('Every call: cut, met 0')).toBeVisible();
    expect(await mock.faults()).toHaveLength(1);
  });

  test('answers come as late as is chosen', async () => {
    const { panel, user } = await openFor();
    const choice = await panel.findByRole('button', { name: '200–800 ms' });
    await user.click(choice);
    await waitFor(() => expect(choice).toHaveAttribute('aria-pressed', 'true'));
    expect(await mock.latency()).toEqual({ min_ms: 200, max_ms: 800 });
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

  test('the clock of the mock can be moved alone', async () => {
    const { panel, user } = await openFor();
    await user.click(await panel.findByLabelText(/Move this page.s clock too/));
    await user.click(await panel.findByRole('button', { name: '+1 h' }));
    expect(await panel.findByText('Mock: 1 h ahead · This page: on time')).toBeVisible();
    expect(isAnHourAhead(Date.now())).toBe(false);
  });

  test('the page is taken offline while the panel still reaches the mock', async () => {
    const { panel, user } = await openFor();
    await user.click(await panel.findByRole('switch', { name: 'Offline' }));
    expect(navigator.onLine).toBe(false);
    await user.click(await panel.findByRole('switch', { name: 'trade-checking-label' }));
    await waitFor(async () =>
      expect(await mock.flags()).toMatchObject({ 'trade-checking-label': true }),
    );
  });
});

test('the newest code is there to be copied', async () => {
  const view = await renderApp('/login');
  await act(() => view.store.dispatch(signIn({ email: 'otp@bos.test', password: PASSWORD })));
  const code = await mock.lastCode();
  const { panel, user } = await openPanel(view);
  expect(await panel.findByText(code)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Copy' }));
  expect(await panel.findByText(`Copied ${code}`)).toBeVisible();
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(code));
});

describe('When things go wrong', () => {
  test('without its mock the panel says so, and what needs no mock still works', async () => {
    const view = await renderApp('/login');
    const { panel, user } = await openPanel(view, new MockControl('http://127.0.0.1:9'));
    expect(await panel.findByRole('alert')).toHaveTextContent('The mock does not answer.');
    await user.click(panel.getByRole('switch', { name: 'Offline' }));
    expect(navigator.onLine).toBe(false);
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
  });

  test('what the mock refuses is told in the panel', async () => {
    jest.spyOn(mock, 'setLatency').mockRejectedValue(new Error('422 max_ms must be larger'));
    const { panel, user } = await openFor();
    await user.click(await panel.findByRole('button', { name: '2 s' }));
    expect(await panel.findByText('Error: 422 max_ms must be larger')).toBeVisible();
  });

  test('nobody is found by a word that tells of nobody', async () => {
    const { panel } = await openFor();
    await userEvent.type(await panel.findByLabelText('Find a person'), 'zzz{Enter}');
    expect(panel.getByText('Nobody is found.')).toBeVisible();
  });
});
