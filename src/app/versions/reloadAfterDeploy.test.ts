import { reloadPage } from '@/platform/page';
import { settleAll } from '@/testing/render/settle';
import { isHandled } from '../chunkLoadError';
import { reloadAfterDeploy } from './reloadAfterDeploy';

jest.mock('@/platform/page', () => ({ reloadPage: jest.fn() }));

const prepared = jest.fn(() => Promise.resolve());
beforeAll(() => reloadAfterDeploy(prepared));
beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
});

/** A screen whose code cannot be loaded; true if the page is loaded again instead. */
const isReloaded = () => isHandled(new Error('gone'));

/** The scripts of the page, whose names are others in each build. */
function isBuild(name: string): void {
  const script = document.createElement('script');
  document.head.replaceChildren(Object.assign(script, { defer: true, src: `/${name}.js` }));
}

test('W1: a page whose files are gone is loaded again once in each build, after what must be done', async () => {
  isBuild('one');
  expect(isReloaded()).toBe(true);
  await settleAll();
  expect(prepared).toHaveBeenCalledTimes(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(isReloaded()).toBe(false);
  isBuild('two');
  expect(isReloaded()).toBe(true);
});

test('W1: where preparing fails it is loaded again all the same', async () => {
  prepared.mockRejectedValueOnce(new Error('full'));
  expect(isReloaded()).toBe(true);
  await settleAll();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('W1: where the tab stores nothing it is not loaded again by itself, which might not end', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isReloaded()).toBe(false);
});
