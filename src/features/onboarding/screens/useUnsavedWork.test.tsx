import { addListener } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { unsavedWorkChanged } from '@/state/embedding/events';
import { draftTyped } from '@/state/slices/drafts';
import { renderScreen } from '@/testing/render/renderScreen';
import { useUnsavedWork } from './useUnsavedWork';

function Page() {
  useUnsavedWork();
  return null;
}

test('E3: what is stored beside the drafts of a revision is no unsaved work, a draft is', async () => {
  const { store } = await renderScreen(<Page />, {});
  const reported: boolean[] = [];
  store.dispatch(
    addListener({
      actionCreator: unsavedWorkChanged,
      effect: ({ payload }) => void reported.push(payload.isUnsaved),
    }),
  );
  const type = (subStep: string) =>
    act(() => void store.dispatch(draftTyped({ subStep, values: { a: 1 }, baseVersion: 'v1' })));
  type('flagged');
  expect(reported).toEqual([]);
  type('identity');
  expect(reported).toEqual([true]);
});
