import { appBadge } from './appBadge';

const setAppBadge = jest.fn<Promise<void>, [number?]>(() => Promise.resolve());
const clearAppBadge = jest.fn(() => Promise.resolve());

const withBadges = (badges: object) =>
  Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined, ...badges });

afterEach(() => {
  jest.clearAllMocks();
  withBadges({});
});

test('the icon of the app shows the number, and none for 0', () => {
  withBadges({ setAppBadge, clearAppBadge });
  appBadge.show(3);
  expect(setAppBadge.mock.calls).toEqual([[3]]);
  appBadge.show(0);
  expect(setAppBadge).toHaveBeenCalledTimes(1);
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
});

const refuse = () => Promise.reject(new Error('not installed'));
const crash = () => {
  throw new Error('not allowed');
};

test.each([
  ['has no badges', {}],
  ['refuses them', { setAppBadge: refuse, clearAppBadge: refuse }],
  ['fails', { setAppBadge: crash, clearAppBadge: crash }],
])('nothing happens where the browser %s', async (_what, badges) => {
  withBadges(badges);
  appBadge.show(3);
  appBadge.show(0);
  // A rejection that nobody handles fails the test.
  await new Promise((resolve) => setTimeout(resolve, 0));
});
