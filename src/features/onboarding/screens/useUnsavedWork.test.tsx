import { addListener } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { unsavedWorkChanged } from '@/state/embedding/events';
import { draftTyped } from '@/state/slices/drafts';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';

beforeEach(() => mock.reset());

test('E3: a draft that can be saved is unsaved work; what is stored beside drafts is none', async () => {
  const { store } = await renderApp(
    '/borrower/onboarding/individu-non-partner',
    'revision@bos.test',
  );
  await screen.findByRole('heading', { name: 'Pengajuan Anda' });
  const reported: boolean[] = [];
  store.dispatch(
    addListener({
      actionCreator: unsavedWorkChanged,
      effect: ({ payload }) => void reported.push(payload.isUnsaved),
    }),
  );
  const type = (subStep: string, values: Record<string, string>) =>
    act(() => void store.dispatch(draftTyped({ subStep, values, baseVersion: 'v1' })));
  type('flagged', { a: '1' });
  // Not flagged, so it is read-only.
  type('employment', { division: 'Logistik' });
  expect(reported).not.toContain(true);
  type('identity', { nik: '3171234567890123' });
  expect(reported.at(-1)).toBe(true);
});
