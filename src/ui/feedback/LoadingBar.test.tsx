import { act, renderHook, screen } from '@testing-library/react';
import { renderPart } from '@/testing/render/renderPart';
import { LoadingBar, useScrollToTopAfter } from './LoadingBar';
import { useIsPageOnItsWay, useStandIn } from './pageOnItsWay';

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
  const { rerender } = renderHook(({ isLoading }) => useScrollToTopAfter(isLoading, '/hub'), {
    initialProps: { isLoading: false },
  });
  expect(scroll).not.toHaveBeenCalled();
  rerender({ isLoading: true });
  expect(scroll).not.toHaveBeenCalled();
  rerender({ isLoading: false });
  expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

test('a page that nothing had to be loaded for is shown from its top too, but not one gone back to', () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
  const { rerender } = renderHook<void, string | null>((at) => useScrollToTopAfter(false, at), {
    initialProps: '/hub',
  });
  scroll.mockClear();
  rerender('/review');
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(null);
  rerender(null);
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender('/review');
  expect(scroll).toHaveBeenCalledTimes(2);
});

function StandIn() {
  useStandIn();
  return null;
}

test('a page is on its way for as long as something stands in for it', () => {
  const { result } = renderHook(() => useIsPageOnItsWay());
  expect(result.current).toBe(false);
  const { unmount: endFirst } = renderPart(<StandIn />);
  const { unmount: endSecond } = renderPart(<StandIn />);
  expect(result.current).toBe(true);
  endFirst();
  expect(result.current).toBe(true);
  endSecond();
  expect(result.current).toBe(false);
});
