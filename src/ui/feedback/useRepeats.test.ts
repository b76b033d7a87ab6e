import { act, renderHook } from '@testing-library/react';
import { serverText } from '@/primitives/messageRef';
import type { Toast } from './toasts';
import { useRepeats } from './useRepeats';

const saying = (body: string): Toast => ({
  kind: 'error',
  title: serverText('Gagal'),
  body: serverText(body),
});

test('A5: what fails again is said again: once for all that comes together, and not for new words', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(useRepeats, { initialProps: saying('Satu') });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  pass(5_000);
  expect(result.current).toBe(0);
  for (let count = 0; count < 50; count += 1) rerender(saying('Satu'));
  pass(499);
  expect(result.current).toBe(0);
  pass(1);
  expect(result.current).toBe(1);
  rerender(saying('Dua'));
  pass(5_000);
  expect(result.current).toBe(1);
  jest.useRealTimers();
});
