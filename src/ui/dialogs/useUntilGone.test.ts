import { act, renderHook } from '@testing-library/react';
import { useUntilGone } from './useUntilGone';

test('what opens is there until it has faded away, and again when it opens once more', () => {
  const { result, rerender } = renderHook(({ isOpen }) => useUntilGone(isOpen), {
    initialProps: { isOpen: false },
  });
  const isThere = () => result.current.isThere;
  expect(isThere()).toBe(false);
  rerender({ isOpen: true });
  expect(isThere()).toBe(true);
  rerender({ isOpen: false });
  expect(isThere()).toBe(true);
  act(() => result.current.onExited());
  expect(isThere()).toBe(false);
  rerender({ isOpen: true });
  expect(isThere()).toBe(true);
  // Of the time before it opened again.
  act(() => result.current.onExited());
  expect(isThere()).toBe(true);
});
