import { screen } from '@testing-library/react';
import { useGetProfileQuery } from '@/api/authApi';
import { mock } from '../mock/mock';
import { renderScreen } from './renderScreen';

function Greeting() {
  const { data } = useGetProfileQuery();
  return <p>{data ? `Halo ${data.email}` : 'Memuat'}</p>;
}

test('a tested screen calls the mock as the signed-in user', async () => {
  await mock.reset();
  await renderScreen(<Greeting />, { signedInAs: 'active.borrower@bos.test' });
  expect(await screen.findByText('Halo active.borrower@bos.test')).toBeVisible();
  const paths = (await mock.calls()).map(({ path }) => path);
  expect(paths).toContainEqual(expect.stringContaining('/auth/profile'));
});

test('the mock is empty of calls after each reset', async () => {
  await mock.people();
  await mock.reset();
  expect(await mock.calls()).toEqual([]);
});
