import { act, renderHook, screen } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { LoadingBar } from './LoadingBar';
import { useIsPagePending, usePlaceholder } from './pendingPage';

test('the bar shows only for what takes a moment', () => {
  jest.useFakeTimers();
  renderComponent(<LoadingBar isLoading />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('progressbar', { name: 'Memuat…' })).toBeVisible();
  jest.useRealTimers();
});

function Placeholder() {
  usePlaceholder();
  return null;
}

test('a page counts as loading for as long as a placeholder is shown for it', () => {
  const { result } = renderHook(() => useIsPagePending());
  expect(result.current).toBe(false);
  const { unmount: endFirst } = renderComponent(<Placeholder />);
  const { unmount: endSecond } = renderComponent(<Placeholder />);
  expect(result.current).toBe(true);
  endFirst();
  expect(result.current).toBe(true);
  endSecond();
  expect(result.current).toBe(false);
});
