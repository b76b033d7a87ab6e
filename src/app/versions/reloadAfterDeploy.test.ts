import { asksBeforeClosing, hasInput, reloadPage } from '@/platform/page';
import { responds } from '@/platform/probeSilence';
import { settleAll } from '@/testing/render/settle';
import { announceChunkError } from '@/ui/chunkLoadError';
import { reloadAfterDeploy } from './reloadAfterDeploy';

jest.mock('@/platform/page', () => ({
  asksBeforeClosing: jest.fn(),
  hasInput: jest.fn(),
  reloadPage: jest.fn(),
}));
jest.mock('@/platform/probeSilence', () => ({ responds: jest.fn() }));

const prepared = jest.fn(() => Promise.resolve());
beforeAll(() => reloadAfterDeploy('/bos/config.json', prepared));
beforeEach(() => {
  sessionStorage.clear();
  jest.clearAllMocks();
  jest.mocked(responds).mockResolvedValue(true);
});

/** A screen whose code cannot be loaded; true if the page takes care of it. */
async function fails(): Promise<boolean> {
  const isTakenCareOf = announceChunkError(new Error('gone'));
  await settleAll();
  return isTakenCareOf;
}

/** The scripts of the page, whose names are others in each build. */
function isBuild(name: string): void {
  const script = document.createElement('script');
  document.head.replaceChildren(Object.assign(script, { defer: true, src: `/${name}.js` }));
}

test('W1: a page whose files are gone is loaded again once in each build, after what must be done', async () => {
  isBuild('one');
  expect(await fails()).toBe(true);
  expect(prepared).toHaveBeenCalledTimes(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(await fails()).toBe(false);
  isBuild('two');
  expect(await fails()).toBe(true);
  // Servers may answer with two builds in turn.
  isBuild('one');
  expect(await fails()).toBe(false);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test('W1: two screens that fail at once are one reload', async () => {
  expect([announceChunkError(new Error('one')), announceChunkError(new Error('other'))]).toEqual([
    true,
    true,
  ]);
  await settleAll();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('W1: on a connection that leads nowhere the page stays, and may be loaded again later', async () => {
  jest.mocked(responds).mockResolvedValue(false);
  expect(await fails()).toBe(true);
  expect(reloadPage).not.toHaveBeenCalled();
  jest.mocked(responds).mockResolvedValue(true);
  expect(await fails()).toBe(true);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('W1: while files go up the page stays', async () => {
  jest.mocked(asksBeforeClosing).mockReturnValueOnce(true);
  expect(await fails()).toBe(true);
  expect(reloadPage).not.toHaveBeenCalled();
  expect(await fails()).toBe(true);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('W1: where preparing fails it is loaded again all the same', async () => {
  prepared.mockRejectedValueOnce(new Error('full'));
  expect(await fails()).toBe(true);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test.each(['getItem', 'setItem'] as const)(
  'W1: where the tab stores nothing (%s) it is not loaded again by itself, which might not end',
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    // The error screen comes instead.
    expect(await fails()).toBe(false);
    expect(reloadPage).not.toHaveBeenCalled();
  },
);

test('W1: a page on which the user types meanwhile, or that has gone elsewhere, stays', async () => {
  jest.mocked(hasInput).mockReturnValueOnce(true);
  await fails();
  prepared.mockImplementationOnce(() => {
    window.history.pushState(null, '', '/elsewhere');
    return Promise.resolve();
  });
  await fails();
  expect(reloadPage).not.toHaveBeenCalled();
});
