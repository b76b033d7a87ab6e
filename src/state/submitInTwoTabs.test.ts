import { BEFORE_THE_REVIEW, everySubStep } from '@/testing/onboarding/everySubStep';
import { mock } from '@/testing/mock/mock';
import { oneLock } from '@/testing/store/oneLock';
import { until } from '@/testing/environment/until';
import { makeTestStore } from '@/testing/store/testStore';
import { submitApplication } from './onboarding';

/** The review of each variant. */
const CASES = everySubStep.filter(({ position }) => position.subStep.id === 'review');

/** Two tabs of one browser, with one lock for both. */
async function openTwice(email: string) {
  const withExclusiveLock = oneLock();
  const open = async () => {
    const made = await makeTestStore({ signedInAs: email });
    made.effects.tabs.withExclusiveLock = withExclusiveLock;
    return made.store;
  };
  return [await open(), await open()] as const;
}

/** All writes that were sent, with their counts. */
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { method, path } of await mock.calls()) {
    const name = `${method} ${path.split('/').at(-1) ?? ''}`;
    if (method !== 'GET') found[name] = (found[name] ?? 0) + 1;
  }
  return found;
}

const wasLogged = () =>
  until(async () => Object.keys(await counts()).some((call) => call.endsWith('log-activity')));

beforeEach(() => mock.reset(BEFORE_THE_REVIEW));

test.each(CASES)(
  'C1: $name of two tabs that submit in one instant is sent once',
  async ({ email }) => {
    const [one, other] = await openTwice(email);
    const results = await Promise.all([
      one.dispatch(submitApplication()),
      other.dispatch(submitApplication()),
    ]);
    expect(results[0].kind).toBe('submitted');
    expect(results[1]).toEqual(results[0]);
    await wasLogged();
    const found = await counts();
    expect(found).toMatchObject({ 'PATCH update': 1, 'PUT onboarding-status': 1 });
    expect(Object.entries(found).filter(([, count]) => count !== 1)).toEqual([]);
  },
);

test('C9: where the first of two tabs fails, the second sends the application', async () => {
  const [one, other] = await openTwice('ready.funder.corporate@bos.test');
  await mock.addFault({ method: 'POST', path: '*/esign/create', status: 500, times: 1 });
  const results = await Promise.all([
    one.dispatch(submitApplication()),
    other.dispatch(submitApplication()),
  ]);
  expect(results.map(({ kind }) => kind)).toEqual(['failed', 'submitted']);
});
