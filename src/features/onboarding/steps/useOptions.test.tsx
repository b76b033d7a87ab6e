import { act, screen, waitFor } from '@testing-library/react';
import { networkChanged } from '@/state/slices/network';
import { mock } from '@/testing/mock/mock';
import { renderFormStep } from '@/testing/onboarding/renderFormStep';
import { personalDataStep } from './personal-data/definition';

const LISTS = ['Jenis Kelamin', 'Agama', 'Pendidikan Terakhir', 'Status Pernikahan'];

const reloads = () => screen.queryAllByRole('button', { name: 'Muat ulang pilihan' });

/** The form whose lists have all failed. */
async function openWithoutLists() {
  await mock.reset();
  await mock.addFault({ method: 'GET', path: '/api/master/*', status: 500 });
  const view = await renderFormStep(personalDataStep, { signedInAs: 'borrower.individu@bos.test' });
  await waitFor(() => expect(reloads()).toHaveLength(LISTS.length));
  await mock.clearFaults();
  return view;
}

async function seeAllLists() {
  for (const name of LISTS) expect(await screen.findByRole('combobox', { name })).toBeEnabled();
  expect(reloads()).toEqual([]);
  const asked = (await mock.calls()).filter(({ path }) => path.startsWith('/api/master/'));
  expect(asked).toHaveLength(2 * LISTS.length);
}

test('one click loads every list of options that failed, once each', async () => {
  const { user } = await openWithoutLists();
  await user.click(reloads()[2] as HTMLElement);
  await seeAllLists();
});

test('the return of the network loads every list of options that failed, once each', async () => {
  const { store } = await openWithoutLists();
  act(() => {
    for (const isOnline of [false, true]) store.dispatch(networkChanged({ isOnline }));
  });
  await seeAllLists();
});
