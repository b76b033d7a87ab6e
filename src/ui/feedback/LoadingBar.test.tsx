import { act, renderHook, screen } from '@testing-library/react';
import { renderPart } from '@/testing/renderPart';
import { LoadingBar, useScrollToTopAfter } from './LoadingBar';

test('the bar shows only for what takes a moment', () => {
  jest.useFakeTimers();
  renderPart(<LoadingBar isLoading />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('progressbar', { name: 'Memuat…' })).toBeVisible();
  jest.useRealTimers();
});

test('when loading ends the page goes to its top, at once where motion is not wanted', () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
  const { rerender } = renderHook(({ isLoading }) => useScrollToTopAfter(isLoading), {
    initialProps: { isLoading: false },
  });
  expect(scroll).not.toHaveBeenCalled();
  rerender({ isLoading: true });
  expect(scroll).not.toHaveBeenCalled();
  rerender({ isLoading: false });
  expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});
