import { fetchCodeAfterSignIn } from './codeAfterSignIn';

const mockFetched = jest.fn();

jest.mock('@/features/onboarding/hub/HubScreen', () => {
  mockFetched('hub');
  return {};
});
jest.mock('./screens/NotificationsRoute', () => {
  mockFetched('notifications');
  return {};
});

afterEach(() => jest.useRealTimers());

test('the code of the notifications comes after that of an application, when the device is idle', async () => {
  jest.useFakeTimers();
  fetchCodeAfterSignIn();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(mockFetched.mock.calls).toEqual([['hub']]);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(mockFetched.mock.calls).toEqual([['hub'], ['notifications']]);
});
