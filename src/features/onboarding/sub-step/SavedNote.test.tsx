import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { draftDiscarded, draftTyped } from '@/state/slices/drafts';
import { draftPhaseChanged, draftWritten } from '@/state/slices/draftStatus';
import { makeTestStore } from '@/testing/store/testStore';
import { renderComponent } from '@/testing/render/renderComponent';
import { SavedNote } from './SavedNote';

const ID = 'employment';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 10, 42) }));
afterEach(() => jest.useRealTimers());

async function open() {
  const { store } = await makeTestStore();
  store.dispatch(draftPhaseChanged({ phase: 'open' }));
  renderComponent(
    <Provider store={store}>
      <SavedNote id={ID} />
    </Provider>,
  );
  const happens = (action: Parameters<typeof store.dispatch>[0]) =>
    act(() => {
      store.dispatch(action);
    });
  return {
    type: () => happens(draftTyped({ subStep: ID, values: { division: 'A' }, baseVersion: 'v' })),
    discard: () => happens(draftDiscarded({ subStep: ID })),
    written: () => happens(draftWritten({ subStep: ID, typedAtMs: Date.now() })),
  };
}

const note = () => screen.queryByText(/^Draf/)?.textContent ?? null;
const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

test('the note comes when the device holds what was typed, not before', async () => {
  const { type, written } = await open();
  type();
  expect(note()).toBeNull();
  written();
  expect(note()).toBe('Draf tersimpan di perangkat ini, 10:42');
});

test('it stays while one types on, with the time of what is held', async () => {
  const { type, written } = await open();
  type();
  written();
  pass(60_000);
  type();
  expect(note()).toBe('Draf tersimpan di perangkat ini, 10:42');
  pass(500);
  written();
  pass(60_000);
  expect(note()).toBe('Draf tersimpan di perangkat ini, 10:43');
});

test('it goes where the device falls behind, and comes back when it has caught up', async () => {
  const { type, written } = await open();
  type();
  written();
  pass(10);
  type();
  pass(1_000);
  expect(note()).toBeNull();
  written();
  expect(note()).toBe('Draf tersimpan di perangkat ini, 10:42');
});

test('after a draft is thrown away nothing of it counts for the next', async () => {
  const { type, written, discard } = await open();
  type();
  written();
  discard();
  expect(note()).toBeNull();
  type();
  expect(note()).toBeNull();
});
