import { act, screen, waitFor } from '@testing-library/react';
import { inTurn, sampleOf } from '@/testing/exploration/sample';
import { holdCalls, type PausedCall } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { expectUnseen } from '@/testing/onboarding/toOverview';
import { PAGE_ACTIONS, type PageAction } from '@/testing/pages/pageActions';

type Held = PausedCall<string> | undefined;

const ENDS = [
  { how: 'succeeds', isDone: true, end: (call: Held) => call?.send() },
  { how: 'fails', isDone: false, end: (call: Held) => call?.fail() },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

/** Sends the form of a page, and leaves the page while the call is under way. */
async function leaveWhileSending({ scenario, open, press, path, leave, leadsTo }: PageAction) {
  await mock.reset(scenario);
  const view = await open();
  const held = holdCalls(({ pathname }) => (pathname.endsWith(path) ? path : null));
  await press(view);
  await waitFor(() => expect(held).toHaveLength(1));
  await view.user.click(leave());
  await screen.findByRole('heading', { name: leadsTo, level: 1 });
  act(() => view.toasts.clear());
  return { view, call: held[0] };
}

test.each(
  sampleOf(PAGE_ACTIONS, 3, 'late').flatMap((action, turn) =>
    inTurn(ENDS, turn)
      .filter(({ isDone }) => !isDone || action.movesTo === undefined)
      .map((end) => ({ ...action, ...end })),
  ),
)(
  'C8, N2: $name that $how after its page was left shows nothing of it, and signs nobody in or out',
  async ({ end, ...action }) => {
    const { view, call } = await leaveWhileSending(action);
    const session = view.session.read();
    await expectUnseen(view, () => end(call));
    expect(view.session.read()).toEqual(session);
    expect(screen.getByRole('heading', { name: action.leadsTo, level: 1 })).toBeVisible();
  },
);

const MOVED = PAGE_ACTIONS.flatMap(({ movesTo, ...action }) =>
  movesTo === undefined ? [] : [{ ...action, movesTo }],
);

test.each(MOVED)(
  'C8: $name that is sent after its page was left moves the user only as its new status does',
  async (action) => {
    const { view, call } = await leaveWhileSending(action);
    act(() => call?.send());
    await screen.findByRole('heading', { name: action.movesTo, level: 1 });
    await untilResponses();
    expect(view.toasts.read()).toEqual([]);
    // A guard has replaced the page that the status no longer allows.
    expect(view.router.state.location.state).toEqual({ _isRedirect: true });
  },
);
