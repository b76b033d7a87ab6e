import { screen, waitFor } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { callsOf } from '@/testing/onboarding/listStep';
import { renderApp } from '@/testing/render/renderApp';

const REVIEW = '/borrower/onboarding/individu-non-partner/review/review';

beforeEach(() => mock.reset());

test('the review fetches each list that names its values once', async () => {
  await renderApp(REVIEW, 'merchant@bos.test');
  await screen.findByRole('checkbox', { name: /^Saya menyatakan/ });
  const master = await waitFor(async () => {
    const calls = await callsOf('GET', '/master/');
    expect(calls.map(({ outcome }) => outcome)).not.toContain('in_flight');
    expect(calls.map(({ path }) => path)).toContain('/api/master/villages');
    return calls;
  });
  const asked = master.map(({ path, query }) => `${path} ${JSON.stringify(query)}`);
  expect(asked).toEqual([...new Set(asked)]);
});
