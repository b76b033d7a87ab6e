import { act, screen, waitFor } from '@testing-library/react';
import type { EmbedEnvelope } from '@/domain/embed/messages';
import { makeTexts } from '@/i18n/texts';
import { makeParentPortal } from '@/platform/embed/parentPortal';
import type { Effects } from '@/state/effects';
import { submitApplication } from '@/state/onboarding';
import { holdResponses } from '@/testing/mock/holdResponses';
import { until } from '@/testing/environment/until';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';
import { makeRoutes } from '../routes';
import { connectPortal } from './connectPortal';
import { embeddedRoutes } from './embeddedRoutes';
import { makeFrameView } from './frameView';

const PORTAL = 'https://portal.test';
/** Two companies of the same flow: a page of the one is a page of the other. */
const FIRST = 'heavy@bos.test';
const SECOND = 'exempt@bos.test';

/** Browsers have both; jsdom has neither a layout nor these. */
class NoObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(async () => {
  sessionStorage.clear();
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
  await mock.reset();
});

/** The app at a path in a frame; `heard` is what its portal receives, and `say` is the portal. */
async function openInFrame(path: string, signedInAs: string, more: Partial<Effects> = {}) {
  const heard: EmbedEnvelope[] = [];
  const parent = { postMessage: (message: EmbedEnvelope) => heard.push(message) };
  const frameWindow = Object.assign(new EventTarget(), { parent });
  const portal = makeParentPortal(frameWindow as unknown as Window);
  const frame = makeFrameView(() => undefined);
  const adapt = embeddedRoutes(frame);
  const config = { embedOrigins: [PORTAL] };
  const texts = makeTexts({ productName: 'BOS' });
  const view = await renderApp(path, signedInAs, more, (guards) => {
    void connectPortal({ ...guards, texts, config }, portal, frame, document.body);
    return adapt(makeRoutes(guards), guards);
  });
  const say = (type: string, payload: object) => {
    const data = { source: 'bos-host', version: 1, type, payload };
    const event = Object.assign(new Event('message'), { data, origin: PORTAL, source: parent });
    frameWindow.dispatchEvent(event);
  };
  const types = () => heard.map(({ type }) => type);
  return { ...view, frame, heard, types, say };
}

const ADDRESS = '/borrower/onboarding/corporate-non-partner/company/company-address';

async function openAddress() {
  const opened = await openInFrame(ADDRESS, FIRST);
  await screen.findByRole('heading', { name: 'Alamat Perusahaan', level: 1 });
  await waitFor(() => expect(opened.types()).toContain('step_changed'));
  opened.heard.splice(0);
  return opened;
}

test('N10: after the token of another user nothing of the first is posted or repeated', async () => {
  const { heard, types, say } = await openAddress();
  say('token_update', { auth: await mock.token(SECOND, 'session') });
  await screen.findByRole('heading', { name: 'Pengajuan Anda' });
  await waitFor(() => expect(types()).toContain('status_changed'));
  expect(types()).not.toContain('step_changed');
  heard.splice(0);
  say('request_state', {});
  expect(types()).toEqual(['ready', 'status_changed']);
});

test('N10: a page that the user is leaving posts no step, even while it is on the screen', async () => {
  const { types } = await openInFrame(ADDRESS, FIRST, { isAt: () => false });
  await screen.findByRole('heading', { name: 'Alamat Perusahaan', level: 1 });
  await untilResponses();
  expect(types()).toContain('status_changed');
  expect(types()).not.toContain('step_changed');
});

test('ready is repeated in the language on the screen', async () => {
  const { heard, types, say } = await openAddress();
  const locales = () => heard.flatMap((each) => (each.type === 'ready' ? each.payload.locale : []));
  say('init', { version: 1, locale: 'en' });
  await waitFor(() => expect(locales()).toEqual(['en']));
  expect(types()).toEqual(['ready', 'step_changed']);
  heard.splice(0);
  say('set_locale', { locale: 'id' });
  await waitFor(() => expect(document.documentElement.lang).toBe('id'));
  say('request_state', {});
  expect(locales()).toEqual(['id']);
});

test('a sub-step is repeated while it is on the screen, and not in the list', async () => {
  const { heard, types, say, router } = await openAddress();
  const at = '/borrower/onboarding/corporate-non-partner';
  const steps = () =>
    heard.flatMap((each) => (each.type === 'step_changed' ? each.payload.sub_step : []));
  await act(() => router.navigate(`${at}/company/company-profile`));
  await waitFor(() => expect(steps()).toEqual(['company-profile']));
  say('request_state', {});
  expect(steps()).toEqual(['company-profile', 'company-profile']);
  await act(() => router.navigate(at));
  await screen.findByRole('heading', { name: 'Pengajuan Anda' });
  heard.splice(0);
  say('request_state', {});
  expect(types()).not.toContain('step_changed');
});

test('a page that fails is reported once', async () => {
  const { heard, effects } = await openAddress();
  effects.report(new Error('broken'), { where: 'route' });
  effects.report(new Error('broken'), { where: 'listener' });
  expect(heard.map(({ type, payload }) => ({ type, payload }))).toEqual([
    { type: 'error', payload: { code: 'page_failed', recoverable: false } },
  ]);
});

test('a token that the server refuses is asked about once', async () => {
  const { heard, types, say } = await openAddress();
  for (let times = 0; times < 3; times += 1) say('token_update', { auth: 'refused' });
  await waitFor(() => expect(types()).toEqual(['error', 'error', 'error']));
  expect(heard[0]?.payload).toMatchObject({ code: 'auth_refused' });
  const asked = (await mock.calls()).filter(({ status }) => status === 401);
  expect(asked).toHaveLength(1);
});

test('a portal that closes while the application is submitted hears the result before', async () => {
  const { frame, say, store, types } = await openInFrame('/', SECOND);
  await screen.findByRole('heading', { name: 'Pengajuan Anda' });
  const { release } = holdResponses('/user/detail');
  act(() => void store.dispatch(submitApplication()));
  say('close', {});
  await act(async () => Promise.resolve());
  expect(frame.state.read()).toBe('page');
  act(release);
  await waitFor(() => expect(frame.state.read()).toBe('closed'));
  expect(types()).toContain('onboarding_succeed');
});

test('a submit that fails while the portal waits to close is not left unseen', async () => {
  await mock.addFault({ method: 'PATCH', path: '*/user/update', status: 500, times: 1 });
  const { frame, say, store } = await openInFrame('/', SECOND);
  await screen.findByRole('heading', { name: 'Pengajuan Anda' });
  act(() => void store.dispatch(submitApplication()));
  say('close', {});
  expect(await screen.findByRole('dialog', { name: 'Tutup halaman ini?' })).toBeVisible();
  say('close', { force: true });
  expect(frame.state.read()).toBe('closed');
});

test("a call that the app makes by itself does not hold the portal's close back", async () => {
  const { release } = holdResponses('/onboarding-status');
  const { frame, say } = await openInFrame('/', 'borrower.individu@bos.test');
  await screen.findByRole('heading', { name: 'Pengajuan Anda' });
  await until(async () => (await mock.calls()).some(({ method }) => method === 'PUT'));
  say('close', {});
  await act(() => Promise.resolve());
  expect(frame.state.read()).toBe('closed');
  release();
});

test('a portal that closes during a save hears of the saved step before', async () => {
  const email = 'revision@bos.test';
  const flag = { step: 'employment', sub_step: 'employment', note: 'Periksa lagi.' };
  await mock.setStatus(email, { onboarding_status_id: 11, revisions: [flag] });
  const at = '/borrower/onboarding/individu-non-partner/employment/employment';
  const { frame, say, types, user } = await openInFrame(at, email);
  const { release } = holdResponses('/onboarding-step/save');
  await user.click(await screen.findByRole('button', { name: 'Sudah sesuai' }));
  say('close', {});
  await until(async () => (await mock.calls()).some(({ path }) => path.endsWith('-step/save')));
  const atClose = jest.fn(types);
  frame.state.subscribe(() => void atClose());
  act(release);
  await waitFor(() => expect(frame.state.read()).toBe('closed'));
  expect(atClose.mock.results[0]?.value).toContain('step_saved');
});
