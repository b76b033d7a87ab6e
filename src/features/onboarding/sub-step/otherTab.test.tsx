import { act, screen, waitFor } from '@testing-library/react';
import { userApi } from '@/api/userApi';
import { BEFORE_THE_REVIEW, eachSubStep, everySubStep } from '@/testing/onboarding/everySubStep';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';
import { callCount, expectGoneOn, openSubStep, saveButton } from '@/testing/onboarding/saves';
import { makeTestStore } from '@/testing/store/testStore';
import { followSave } from '@/state/otherTabs';
import { selectUserId } from '@/state/slices/session';

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));

const reviews = everySubStep.filter(({ position }) => position.subStep.id === 'review');

/** What has been read of the application since a moment, each once and in the order of names. */
async function readSince(since: number): Promise<string[]> {
  const calls = (await waitFor(() => mock.calls())).slice(since);
  const read = calls.filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/api/identity/user/'),
  );
  return [...new Set(read.map(({ path }) => path))].sort();
}

test.each(reviews)(
  'D9: after a save in another tab all of the application is read again: $name',
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

test('D9: an optional answer that another tab has emptied stays empty after a save here', async () => {
  const employment = eachSubStep.find(({ position }) => position.subStep.id === 'employment')!;
  const app = await openSubStep(employment);
  expect(await screen.findByLabelText('Divisi')).not.toHaveValue('');
  const { store } = await makeTestStore({ signedInAs: employment.email });
  const body = { information: { division: null } };
  await act(() => store.dispatch(userApi.endpoints.updateUser.initiate({ body })));
  act(() => {
    app.store.dispatch(followSave(`${selectUserId(app.store.getState())}/employment`));
  });
  expect(await screen.findByText('Bagian ini baru saja disimpan di tab lain')).toBeVisible();
  await untilResponses();
  await app.user.type(screen.getByLabelText('Nama Perusahaan'), ' Jaya');
  await app.user.click(await saveButton());
  await expectGoneOn(app, employment);
  const { users } = await mock.db();
  const user = users.find(({ email }) => email === employment.email);
  expect(user?.information.division).toBeNull();
});
