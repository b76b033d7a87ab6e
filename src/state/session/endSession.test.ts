import { IDBFactory } from 'fake-indexeddb';
import { storedFor, pageOf, type, valuesIn } from '@/testing/store/draftPages';
import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { flushDrafts } from '../drafts/openDrafts';
import { selectHasSession, sessionBegun } from '../slices/session';
import type { EndReason } from './endReasons';
import { endSession } from './session';

const SITI = 7;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** What the user finds after the end of a session. */
interface Seen {
  /** Two sub-steps: one that was written to the device and one that was still pending. */
  drafts: string[];
  cookies: string[];
  notices: MessageRef[];
  /** Null if the caller navigates. */
  page: string | null;
  otherTabs: 'signed out' | 'as they were';
}

const WRITTEN = ['identity'];
const ALL = ['identity', 'banks'];

const SEEN: Record<EndReason, Seen> = {
  signOut: { drafts: [], cookies: [], notices: [], page: '/login', otherTabs: 'signed out' },
  signOutInOtherTab: {
    drafts: [],
    cookies: ['bos_auth', 'bos_user'],
    notices: [],
    page: '/login',
    otherTabs: 'as they were',
  },
  otherUser: {
    drafts: WRITTEN,
    cookies: ['bos_auth', 'bos_user'],
    notices: [],
    page: 'loaded again',
    otherTabs: 'as they were',
  },
  refused: {
    drafts: ALL,
    cookies: [],
    notices: [messageRef('access.session.ended')],
    page: 'loaded again',
    otherTabs: 'as they were',
  },
  expired: {
    drafts: ALL,
    cookies: [],
    notices: [],
    page: '/login?query',
    otherTabs: 'as they were',
  },
  idle: {
    drafts: ALL,
    cookies: [],
    notices: [messageRef('access.session.expired.body')],
    page: '/login?query',
    otherTabs: 'as they were',
  },
  passwordSet: {
    drafts: ALL,
    cookies: [],
    notices: [messageRef('passwords.change.doneBody')],
    page: '/login?query',
    otherTabs: 'as they were',
  },
  turnedAway: { drafts: ALL, cookies: [], notices: [], page: null, otherTabs: 'as they were' },
  newSession: {
    drafts: ALL,
    cookies: ['bos_auth'],
    notices: [],
    page: null,
    otherTabs: 'as they were',
  },
  broken: { drafts: ALL, cookies: [], notices: [], page: null, otherTabs: 'as they were' },
};

const REASONS = Object.entries(SEEN) as [EndReason, Seen][];

/** A page with a draft on the device, another one pending, and both cookies. */
async function atWork() {
  const page = await pageOf(SITI);
  const { effects, store, recorded } = page;
  const cookies = new Set(['bos_user']);
  effects.userCookie.clear = () => cookies.delete('bos_user');
  effects.session.begin('the token', null);
  effects.clock.wait = () => Promise.resolve();
  type(page, 'identity', { nik: '1' });
  await store.dispatch(flushDrafts());
  type(page, 'banks', { no: '2' });
  const pageShown = () => {
    if (recorded.reloads > 0) return 'loaded again';
    const [to] = recorded.navigations;
    return to ? `${to.path}${to.options.keepQuery ? '?query' : ''}` : null;
  };
  return {
    ...page,
    async seen(): Promise<Seen> {
      const kept = [await storedFor(SITI, 'identity'), await storedFor(SITI, 'banks')];
      return {
        drafts: ALL.filter((_, index) => kept[index] !== undefined),
        cookies: [...(effects.session.read() ? ['bos_auth'] : []), ...cookies],
        notices: recorded.notices.map(({ body }) => body),
        page: pageShown(),
        otherTabs: recorded.signOutsAnnounced > 0 ? 'signed out' : 'as they were',
      };
    },
  };
}

test.each(REASONS)('N1, N5, N6: %s ends the session as the table says', async (reason, seen) => {
  const page = await atWork();
  await page.store.dispatch(endSession(reason));
  expect(selectHasSession(page.store.getState())).toBe(false);
  expect(valuesIn(page, 'identity')).toBeUndefined();
  expect(await page.seen()).toEqual(seen);
});

test.each(REASONS)('N10: %s of a tab that lives on auth is its own affair', async (reason) => {
  const page = await atWork();
  page.store.dispatch(sessionBegun({ source: 'auth' }));
  await page.store.dispatch(endSession(reason));
  const { cookies, otherTabs } = await page.seen();
  expect([cookies.includes('bos_user'), otherTabs]).toEqual([true, 'as they were']);
});
