import { act, screen } from '@testing-library/react';
import { baseApi } from '@/api/baseApi';
import { mock } from '@/testing/mock/mock';
import { callsOf } from '@/testing/onboarding/listStep';
import { renderScreen } from '@/testing/render/renderScreen';
import type { ResourceName } from '../model/resources';
import { useResources } from './useResources';

const NAMES: readonly ResourceName[] = ['banks', 'schedule'];

function Resources() {
  const { values, queries } = useResources(NAMES);
  const isLoaded = queries.every(({ currentData }) => currentData !== undefined);
  return <p>{isLoaded ? JSON.stringify(values) : 'Memuat'}</p>;
}

beforeEach(() => mock.reset());

test('only what is read is fetched, the rest is empty; an emptied cache is filled again', async () => {
  const { store } = await renderScreen(<Resources />, { signedInAs: 'ekyc.waiting@bos.test' });
  expect(await screen.findByText(/"account_no":.*"shareholders":\[\]/)).toBeVisible();
  expect(await callsOf('GET', '/user/banks')).toHaveLength(1);
  expect(await callsOf('GET', '/user/shareholder')).toEqual([]);
  act(() => void store.dispatch(baseApi.util.resetApiState()));
  expect(screen.getByText('Memuat')).toBeVisible();
  expect(await screen.findByText(/"account_no"/)).toBeVisible();
  expect(await callsOf('GET', '/user/banks')).toHaveLength(2);
});
