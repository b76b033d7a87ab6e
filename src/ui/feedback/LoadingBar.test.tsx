import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderComponent } from '@/testing/render/renderComponent';
import { LoadingBar } from './LoadingBar';
import { PageSkeleton } from './Skeletons';
import { useIsPagePending, usePlaceholder } from './pendingPage';

test('the bar shows only for what takes a moment', () => {
  jest.useFakeTimers();
  renderComponent(<LoadingBar isLoading />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('progressbar', { name: 'Memuat…' })).toBeVisible();
  jest.useRealTimers();
});

function Page() {
  const [isLoading, setIsLoading] = useState(false);
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      {isLoading ? <PageSkeleton /> : <button onClick={() => setIsLoading(true)}>Buka</button>}
    </>
  );
}

test('A5: that a page loads is announced once, by the bar and not by the placeholder', () => {
  jest.useFakeTimers();
  renderComponent(<Page />);
  const region = screen.getByRole('status');
  fireEvent.click(screen.getByRole('button', { name: 'Buka' }));
  expect(region).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(200));
  expect(region).toHaveTextContent('Memuat…');
  expect(screen.getAllByRole('status')).toEqual([region]);
  jest.useRealTimers();
});

/** Loads, and does not, at each press. */
function Navigation() {
  const [isLoading, setIsLoading] = useState(true);
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <button onClick={() => setIsLoading(!isLoading)}>Lanjut</button>
    </>
  );
}

test('A5: a placeholder that follows the navigation a moment later is not announced again', () => {
  jest.useFakeTimers();
  renderComponent(<Navigation />);
  const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  pass(200);
  const words = screen.getByText('Memuat…');
  goOn();
  pass(50);
  goOn();
  pass(1_000);
  expect(screen.getByText('Memuat…')).toBe(words);
  goOn();
  pass(100);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(words).not.toBeInTheDocument();
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
