import { screen, waitFor } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { fetchSubStepScreen } from './fetchSubStepScreen';

jest.mock('./fetchSubStepScreen', () => ({
  fetchSubStepScreen: jest.fn(() => Promise.reject(new Error('Loading chunk 1 failed'))),
}));

beforeEach(() => {
  window.requestIdleCallback = (run) =>
    Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 10 })));
  window.cancelIdleCallback = clearTimeout;
  return mock.reset();
});

test('the hub fetches the pages of the sub-steps ahead, and says nothing where that fails', async () => {
  const { recorded } = await renderApp(
    '/borrower/onboarding/individu-non-partner',
    'borrower.individu@bos.test',
  );
  expect(await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 })).toBeVisible();
  await waitFor(() => expect(fetchSubStepScreen).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('heading', { name: 'Pengajuan Anda', level: 1 })).toBeVisible();
  expect(recorded.reports).toEqual([]);
});
