import { act, renderHook } from '@testing-library/react';
import { settleAll } from '@/testing/render/settle';
import { CHUNK_LOAD_ERROR } from './chunkLoadError';
import { useLazyComponent } from './useLazyComponent';

const Loaded = () => null;

test('W1: code that cannot be loaded is announced, and can be loaded again', async () => {
  const announced = jest.fn();
  const listen = (event: Event) => {
    announced((event as CustomEvent<{ error: unknown }>).detail.error);
  };
  window.addEventListener(CHUNK_LOAD_ERROR, listen);
  const gone = new Error('gone');
  const fetchComponent = jest.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce(Loaded);
  const { result } = renderHook(() => useLazyComponent(fetchComponent, true));
  act(() => result.current.load());
  await settleAll();
  expect(result.current.hasFailed).toBe(true);
  expect(announced.mock.calls).toEqual([[gone]]);
  act(() => result.current.load());
  await settleAll();
  expect(result.current).toMatchObject({ Component: Loaded, hasFailed: false });
  expect(announced).toHaveBeenCalledTimes(1);
  window.removeEventListener(CHUNK_LOAD_ERROR, listen);
});
