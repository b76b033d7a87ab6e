import { openDrafts } from '@/state/drafts/openDrafts';
import { draftTyped, selectDraft } from '@/state/slices/drafts';
import { sessionBegun, userIdentified } from '@/state/slices/session';
import { deviceDrafts, makeTestStore, type TestStore } from './testStore';

/** A page, or tab, of a signed-in user whose drafts are loaded. */
export async function pageOf(userId: number, draftStore = deviceDrafts()): Promise<TestStore> {
  const made = await makeTestStore({ draftStore });
  made.store.dispatch(sessionBegun({ source: 'cookie' }));
  made.store.dispatch(userIdentified({ userId }));
  await made.store.dispatch(openDrafts(userId));
  return made;
}

/** Changes the draft of a sub-step, as typing does. */
export const type = ({ store }: TestStore, subStep: string, values: Record<string, unknown>) =>
  store.dispatch(draftTyped({ subStep, values, baseVersion: 'v1' }));

/** The values of a draft on a page. */
export const valuesIn = ({ store }: TestStore, subStep: string) =>
  selectDraft(subStep)(store.getState())?.values;

/** The values that a new page of the user reads from the device. */
export const storedFor = async (userId: number, subStep: string) =>
  valuesIn(await pageOf(userId), subStep);
