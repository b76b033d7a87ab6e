import { act, screen, waitFor } from '@testing-library/react';
import { BEFORE_THE_REVIEW, everySubStep } from '@/testing/onboarding/everySubStep';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { callCount } from '@/testing/onboarding/saves';
import { followSave } from '@/state/elsewhere';
import { selectUserId } from '@/state/slices/session';

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));

const reviews = everySubStep.filter(({ place }) => place.subStep.id === 'review');

/** What has been read of the application since a moment, each once and in the order of names. */
async function readSince(since: number): Promise<string[]> {
  const calls = (await waitFor(() => mock.calls())).slice(since);
  const read = calls.filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/api/identity/user/'),
  );
  return [...new Set(read.map(({ path }) => path))].sort();
}

test.each(reviews)(
  'D9: after a save in another tab all of the application is read anew: $name',
  async ({ path, email }) => {
    const before = await callCount();
    const { store } = await renderApp(path, email);
    await screen.findByRole('button', { name: 'Kirim Pengajuan' });
    const all = await readSince(before);

    const since = await callCount();
    act(() => {
      store.dispatch(followSave(`${selectUserId(store.getState())}/pic`));
    });
    await waitFor(async () => expect(await readSince(since)).toEqual(all));
  },
);
