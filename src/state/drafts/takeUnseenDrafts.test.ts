import type { DraftStorageEngine } from '@/ports/drafts';
import { deviceWith } from '@/testing/store/persistedDrafts';
import { makeTestStore } from '@/testing/store/testStore';
import { selectDraft } from '../slices/drafts';
import { openDrafts } from './openDrafts';
import { takeUnseenDrafts } from './takeUnseenDrafts';

const RECORD = { values: { nik: '1' }, baseValues: {}, baseVersion: 'v1', typedAtMs: 1 };

test('D9: what a slow device finds too late is left to the next time', async () => {
  jest.useFakeTimers();
  let take: Parameters<DraftStorageEngine['readUnseen']>[0] = () => true;
  const slow = deviceWith({
    readUnseen(given) {
      take = given;
      return new Promise(() => undefined);
    },
  });
  const { store } = await makeTestStore({ draftStore: slow });
  await store.dispatch(openDrafts(7));
  const taken = store.dispatch(takeUnseenDrafts(() => true));
  await jest.advanceTimersByTimeAsync(1_500);
  expect(await taken).toBe(false);
  expect(take('identity', RECORD)).toBe(false);
  expect(selectDraft('identity')(store.getState())).toBeNull();
  jest.useRealTimers();
});
