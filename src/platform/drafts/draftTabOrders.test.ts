import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { runs, SEED } from '@/testing/exploration/sample';
import { events, openFor, SITI, typed } from '@/testing/store/draftRows';
import { playTabs, tabSteps, type OpenTab } from '@/testing/store/tabOrders';

const openTab: OpenTab = async (onConflict) => {
  const heard = events();
  heard.onConflict.mockImplementation((_subStep, other) => onConflict(other.values));
  const engine = await openFor(SITI, heard);
  let drafts = await engine.readAll();
  let writing = Promise.resolve();
  return {
    found: (subStep) => drafts[subStep]?.values,
    change(subStep, values) {
      const { [subStep]: _gone, ...others } = drafts;
      drafts = values === null ? others : { ...others, [subStep]: typed(values) };
      writing = engine.writeAll(drafts);
    },
    keepOwn: (subStep) => engine.settle(subStep),
    stored: () => writing,
    async close() {
      await writing;
      engine.close();
    },
  };
};

test(`D9: whatever two tabs type, save and discard, no value is lost without a warning (seed ${SEED})`, async () => {
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
