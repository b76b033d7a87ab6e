import { act, screen } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { MockControl } from '@/testing/mock/mockControl';
import { renderApp } from '@/testing/render/renderApp';
import { showDevPanel } from './showDevPanel';

let takeAway = () => {};

beforeEach(async () => {
  await mock.reset();
  // In the app, the development server forwards these calls to the mock.
  const realFetch = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isControl = typeof input === 'string' && input.startsWith('/__mock/');
    return realFetch(isControl ? `${mock.origin}${input}` : input, init);
  });
});
afterEach(() => act(() => takeAway()));

test('the panel comes after the whole page, so that the keyboard reaches the app first', async () => {
  const { store, user } = await renderApp('/login');
  act(() => {
    takeAway = showDevPanel(store);
  });
  await screen.findByRole('button', { name: 'Masuk' });
  const button = await screen.findByRole('button', { name: 'Developer panel' });
  expect(screen.getAllByRole('button').at(-1)).toBe(button);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Sign in as' })).toBeVisible();
});

test('a panel that crashes does not affect the app, and can be shown again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken = jest.spyOn(MockControl.prototype, 'people').mockResolvedValue([null]);
  const { store, user } = await renderApp('/login');
  act(() => {
    takeAway = showDevPanel(store);
  });
  await user.click(await screen.findByRole('button', { name: 'Developer panel' }));
  expect(await screen.findByText(/The developer panel broke/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
  broken.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Show it again' }));
  expect(await screen.findByRole('button', { name: 'Developer panel' })).toBeVisible();
});
