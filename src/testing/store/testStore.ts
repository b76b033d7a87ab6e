import { makeDraftStores } from '@/platform/drafts/draftStore';
import type { Effects } from '@/state/effects';
import { resumeSession } from '@/state/session/session';
import { makeStore, type AppStore } from '@/state/store';
import { memorySession } from './memoryPorts';
import { mock } from '../mock/mock';
import { testConfig } from './testConfig';
import { makeTestEffects, type TestEffects } from './testEffects';

export interface TestStore extends TestEffects {
  store: AppStore;
}

/** Creates a store like the app, signed out or with a fresh token of the mock. */
export async function makeTestStore({
  signedInAs,
  ...overrides
}: Partial<Effects> & { signedInAs?: string } = {}): Promise<TestStore> {
  const session =
    signedInAs === undefined ? undefined : memorySession(await mock.token(signedInAs, 'session'));
  const testEffects = makeTestEffects({ ...(session && { session }), ...overrides });
  const store = makeStore({
    effects: testEffects.effects,
    preloadedState: { config: testConfig },
  });
  store.dispatch(resumeSession());
  return { ...testEffects, store };
}

/** The real storage of drafts: encrypted, in the IndexedDB of this test. */
export const deviceDrafts = makeDraftStores;

/** The calls that the mock has seen, like `GET /api/identity/user/banks`, in order. */
export async function callsSeen(): Promise<string[]> {
  return (await mock.calls()).map(({ method, path }) => `${method} ${path}`);
}
