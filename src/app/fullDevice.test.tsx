import { act, screen, waitFor } from '@testing-library/react';
import { refreshSession } from '@/state/session/refresh';
import type { Effects } from '@/state/effects';
import { begin, button, heading, openEkyc, takeBoth } from '@/testing/ekyc/openEkyc';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { storedNotifications, READER, rowButtons } from '@/testing/pages/notifications';
import { PAGE_ACTIONS } from '@/testing/pages/pageActions';
import { loginPage } from '@/testing/pages/signInPages';
import { renderApp } from '@/testing/render/renderApp';
import { DEVICE_LIMITS, emptyDevice } from '@/testing/store/deviceLimits';
import { storedPorts, storedSession } from '@/testing/store/storedPorts';

interface Action {
  name: string;
  scenario?: string;
  /** From the first page to what shows that it has worked. */
  complete: (more: Partial<Effects>) => Promise<void>;
  /** It stores no draft: where the device refuses to read or to erase them, nothing is lost. */
  storesNoDraft?: true;
}

const openList = async (more: Partial<Effects>) => {
  const view = await renderApp('/borrower/notification', READER, more);
  await waitFor(() => expect(rowButtons().length).toBeGreaterThan(0));
  return view;
};

const ACTIONS: readonly Action[] = [
  ...PAGE_ACTIONS.map(({ name, scenario, storesNoDraft, open, press, done }): Action => ({
    name,
    ...(scenario !== undefined && { scenario }),
    ...(storesNoDraft && { storesNoDraft }),
    complete: async (more: Partial<Effects>) => {
      await press(await open(more));
      await done();
    },
  })),
  {
    name: 'opening a notification',
    complete: async (more) => {
      const { user } = await openList(more);
      await user.click(rowButtons()[0] as HTMLElement);
      await screen.findByRole('dialog');
      await waitFor(async () => expect((await storedNotifications())[0]?.read_status).toBe(true));
    },
  },
  {
    name: 'marking all as read',
    complete: async (more) => {
      const { user } = await openList(more);
      await user.click(await screen.findByRole('button', { name: 'Tandai semua dibaca' }));
      await waitFor(async () =>
        expect((await storedNotifications()).every((row) => row.read_status)).toBe(true),
      );
    },
  },
  {
    name: 'sending the pictures of the e-KYC',
    complete: async (more) => {
      const view = await openEkyc(undefined, undefined, undefined, more);
      await begin(view);
      await takeBoth(view);
      await view.user.click(await button('Kirim foto'));
      await heading('Menunggu hasil e-KYC');
    },
  },
  {
    name: 'a fresh token on activity',
    complete: async (more) => {
      const { store, effects } = await openList(more);
      const before = effects.session.read()?.token;
      await act(() => store.dispatch(refreshSession()));
      expect(effects.session.read()).toMatchObject({
        token: expect.not.stringMatching(`^${before}$`),
      });
    },
  },
  {
    name: 'a sign-out',
    storesNoDraft: true,
    complete: async (more) => {
      const { user, effects } = await renderApp('/nowhere', READER, more);
      await user.click(await screen.findByRole('button', { name: 'Keluar' }));
      await loginPage();
      expect(effects.session.read()).toBeNull();
    },
  },
];

beforeEach(() => {
  emptyDevice();
  // redux-persist also writes each error to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  // A call that is refused after the next reset would end the session that all tests share.
  await untilResponses();
  emptyDevice();
});

test.each(
  sampleOf(ACTIONS, 3, 'full').flatMap((action, turn) =>
    inTurn(DEVICE_LIMITS, turn).map((limit) => ({ ...limit, ...action, where: limit.name })),
  ),
)('D5: $name works where $where', async ({ scenario, limit, complete, storesNoDraft }) => {
  await mock.reset(scenario);
  const refusals = limit();
  const notices: (string | undefined)[] = [];
  const showNotice: Effects['showNotice'] = ({ key }) => notices.push(key);
  await complete({ ...storedPorts(), session: storedSession(), showNotice });
  const warnings = notices.filter((key) => key === 'draft-not-kept');
  expect(warnings).toHaveLength(storesNoDraft ? 0 : Math.min(1, refusals()));
});
