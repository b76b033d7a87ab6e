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

/** How many sequences: `G2_SEQUENCES=200`; a number that is none would try nothing, and pass. */
const WANTED = process.env['G2_SEQUENCES'];
if (WANTED !== undefined && !/^[1-9]\d{0,3}$/.test(WANTED))
  throw new Error(`G2_SEQUENCES takes a number from 1 to 9999, not ${WANTED}`);
const isWhole = isExhaustive || WANTED !== undefined;
const ROUNDS = Number(WANTED ?? (isWhole ? 12 : 1));
const FAULT_RATE = 1 / 4;

/** An applicant whose application is complete; all of these can be done in any order. */
const APPLICANT = { user: 'ready.borrower.individu', scenario: BEFORE_THE_REVIEW };
const POOL = ACTIONS.filter(
  ({ user, scenario, canFollow }) =>
    canFollow && user === APPLICANT.user && scenario === APPLICANT.scenario,
);

/** Without repeats, the longest sequence has every action. */
const LENGTH = isWhole ? POOL.length : 3;

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
