import { act, screen } from '@testing-library/react';
import { until } from '@/testing/environment/until';
import { mock } from '@/testing/mock/mock';
import type { Embedding } from './embedding/embedding';
import { startApp } from './startApp';

const config = {
  productName: 'BOS',
  services: {
    identity: `${mock.origin}/api/identity`,
    master: `${mock.origin}/api/master`,
    notification: `${mock.origin}/api/notification`,
    logActivity: `${mock.origin}/api/log-activity`,
    assets: `${mock.origin}/api/assets`,
  },
  flagServiceUrl: `${mock.origin}/api/flags`,
  errorReportingDsn: `${mock.origin.replace('//', '//key@')}/api/error-reporting/1`,
  passwordKey: btoa('k'.repeat(32)),
};

const realFetch = globalThis.fetch;

const brokenEmbedding = (): Promise<Embedding> =>
  Promise.resolve({
    adaptRoutes: (routes) => routes,
    connect: () => Promise.reject(new TypeError('t.map is not a function')),
  });

function serveConfig(content: object): void {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((request, init) =>
      request === '/bos/config.json'
        ? Promise.resolve(Response.json(content))
        : realFetch(request, init),
    );
}

/** Starts a page that fails while it starts, with this configuration; returns what the console said. */
async function startBroken(content: object, fetchEmbedding = brokenEmbedding) {
  serveConfig(content);
  jest.spyOn(console, 'warn').mockImplementation();
  const said = jest.spyOn(console, 'error').mockImplementation();
  const element = document.body.appendChild(document.createElement('div'));
  await act(() => startApp(element, { fetchEmbedding }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  return said.mock.calls;
}

// An open channel would keep Node running after the last test.
beforeAll(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
beforeEach(async () => {
  // jsdom measures nothing.
  Object.assign(performance, { getEntriesByType: () => [] });
  document.body.replaceChildren();
  await mock.reset();
  await mock.setFlags({ 'error-reporting': true });
});

test('all faults of the configuration are named in the console and on the screen', async () => {
  const faults = ['productName is missing', 'embedOrigins is not a list of origins'];
  const broken = { ...config, productName: '', embedOrigins: ['*'] };
  expect(await startBroken(broken)).toEqual([['config.json', faults]]);
  expect(screen.getByText('Rincian untuk pengelola')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(faults);
});

test('another error of the start is reported, and the console says nothing of the configuration', async () => {
  expect(await startBroken(config)).toEqual([]);
  const events = async () => (await mock.reports()).filter(({ type }) => type === 'event');
  await until(async () => (await events()).length > 0);
  expect((await events()).map(({ content }) => content)).toMatchObject([
    {
      level: 'error',
      tags: { where: 'start' },
      exception: { values: [{ type: 'TypeError', value: 't.map is not a function' }] },
    },
  ]);
});

test('W1: a page in a frame that lacks the code of frames offers a reload, and starts as no other page', async () => {
  const said = await startBroken(config, () => Promise.reject(new Error('Loading chunk 7 failed')));
  expect(said).toEqual([]);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('English words that do not come leave a page in Indonesian, which says so', async () => {
  jest.mock('@/i18n/english', () => {
    throw new Error('gone');
  });
  serveConfig(config);
  localStorage.setItem('bos.language', 'en');
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/bos/login');
  await act(() => startApp(document.body.appendChild(document.createElement('div'))));
  await screen.findByRole('heading', { name: 'Masuk ke BOS', level: 1 });
  expect(document.documentElement.lang).toBe('id');
});
