import { isExhaustive, SEED } from '@/testing/exploration/sample';
import { seededRandom } from '@/testing/exploration/seededRandom';
import { BEFORE_THE_REVIEW } from '@/testing/onboarding/everySubStep';
import { expect, test } from '../support/fixtures';
import { allowFaults } from '../support/saveFaults';
import { ACTIONS } from './actions';
import { CALL_FAULTS } from './faults';
import { meetFault } from './meetFault';
import { begin, doWithoutFault, passedOverBy, unhandled } from './runCell';
import { finalEffects, serverDiffers } from './serverState';

const ROUNDS = isExhaustive ? 6 : 1;
const LENGTH = isExhaustive ? 8 : 3;
const FAULT_RATE = 1 / 4;

/** An applicant whose application is complete; all of these can be done in any order. */
const APPLICANT = { user: 'ready.borrower.individu', scenario: BEFORE_THE_REVIEW };
const POOL = ACTIONS.filter(
  ({ user, scenario, canFollow }) =>
    canFollow && user === APPLICANT.user && scenario === APPLICANT.scenario,
);

/** A sequence without repeats; the first of its actions and about a quarter of the others meet a fault. */
function sequenceOf(seed: number) {
  const random = seededRandom(seed);
  return POOL.map((action) => ({ action, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, LENGTH)
    .map(({ action }, index) => {
      const isMet = random() < FAULT_RATE || index === 0;
      const fault = CALL_FAULTS[Math.floor(random() * CALL_FAULTS.length)];
      return { action, fault: isMet ? fault : undefined };
    });
}

for (let round = 0; round < ROUNDS; round += 1)
  test(`G2: a sequence of actions with faults ends as without them, seed ${SEED + round}`, async ({
    page,
    mock,
    problems,
    browser,
  }) => {
    test.slow();
    const sequence = sequenceOf(SEED + round);
    const baseline = { page: await browser.newPage(), mock };
    await begin(baseline, APPLICANT);
    for (const { action } of sequence) await doWithoutFault(baseline, action);
    const expected = await finalEffects(baseline);
    await baseline.page.context().close();

    allowFaults(problems);
    const visit = { page, mock };
    await begin(visit, APPLICANT);
    for (const { action, fault } of sequence) {
      const name = `${action.id} ${action.name}, ${fault?.name ?? 'no fault'}`;
      await test.step(name, async () => {
        if (fault === undefined) {
          await doWithoutFault(visit, action);
          return;
        }
        await action.prepare(visit);
        expect(await meetFault(visit, action, fault), name).toEqual([]);
      });
    }
    const passedOver = passedOverBy(...sequence.flatMap(({ fault }) => fault ?? []));
    expect(await serverDiffers(visit, expected, passedOver)).toEqual([]);
    expect(unhandled(problems)).toEqual([]);
  });
