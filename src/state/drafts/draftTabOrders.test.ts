import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { runs, SEED } from '@/testing/exploration/sample';
import { pageOf, type, valuesIn } from '@/testing/store/draftPages';
import { SITI } from '@/testing/store/draftRows';
import { playTabs, SUB_STEPS, tabSteps, type OpenTab } from '@/testing/store/tabOrders';
import { endSession } from '../session/session';
import { draftDiscarded } from '../slices/drafts';
import { selectDraftConflict } from '../slices/draftStatus';
import { keepOwnDraft } from './chooseDraft';
import { flushDrafts } from './openDrafts';

const openTab: OpenTab = async (onConflict) => {
  const page = await pageOf(SITI);
  const { store } = page;
  const reportConflicts = () => {
    for (const subStep of SUB_STEPS) {
      const conflict = selectDraftConflict(store.getState(), subStep);
      if (conflict !== null) onConflict(conflict.values);
    }
  };
  reportConflicts();
  store.subscribe(reportConflicts);
  return {
    found: (subStep) => valuesIn(page, subStep),
    change(subStep, values) {
      if (values === null) store.dispatch(draftDiscarded({ subStep }));
      else type(page, subStep, values);
    },
    keepOwn: (subStep) => store.dispatch(keepOwnDraft(subStep)),
    stored: () => store.dispatch(flushDrafts()),
    close: () => store.dispatch(endSession('expired')),
  };
};

test(`D9: two pages show every value that they type, or what the other one has typed (seed ${SEED})`, async () => {
  let reportedCount = 0;
  await fc.assert(
    fc.asyncProperty(tabSteps, async (steps) => {
      globalThis.indexedDB = new IDBFactory();
      const played = await playTabs(openTab, steps);
      reportedCount += played.reportedCount;
      expect(played.lost).toEqual([]);
    }),
    runs(50),
  );
  expect(reportedCount).toBeGreaterThan(0);
});
