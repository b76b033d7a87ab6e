import type { Tables } from '../database/tables';
import { operations, type Operation } from '../testing/operations';
import { startTestMock, type TestAnswer } from '../testing/client';
import { allCases } from './all';
import { Stage, type Accepted, type Refused } from './contractCase';
import { breachesOf } from './generalRefusals';
import { callOf, makeCall, type AnySent } from './httpCall';
import { accountsOf, type Accounts } from './ledger';

/** A case without the types of its operation, for the walk through all of them. */
type Unsent<Case> = Omit<Case, 'send'> & { send?: (stage: Stage) => AnySent | Promise<AnySent> };
interface AnyCase {
  accepted: Unsent<Accepted<never>>;
  refused?: readonly Unsent<Refused<never>>[];
}

const caseOf = ({ id }: Operation): AnyCase => allCases[id];

const accepted = operations.map((operation) => ({
  operation,
  id: operation.id,
  attempt: caseOf(operation).accepted,
}));
const refused = operations.flatMap((operation) =>
  (caseOf(operation).refused ?? []).map((attempt) => ({
    operation,
    id: operation.id,
    when: attempt.when,
    attempt,
  })),
);

let stage: Stage;

beforeAll(async () => {
  stage = new Stage(await startTestMock());
});
beforeEach(() => stage.restore());
afterAll(() => stage.mock.close());

/** Makes a call, and tells what it has done to the store. */
async function play(
  operation: Operation,
  { who, send }: Pick<AnyCase['accepted'], 'who' | 'send'>,
): Promise<Accounts & { answer: TestAnswer }> {
  const sent = send ? await send(stage) : {};
  const call = callOf(stage, operation, who, sent);
  const before: Tables = structuredClone(stage.tables);
  const answer = await makeCall(stage.mock, call);
  return { answer, ...accountsOf(before, stage.tables) };
}

describe('Each operation of the contract', () => {
  it.each(accepted)('$id does what it is for, and nothing else', async ({ operation, attempt }) => {
    const { answer, ledger, userIds } = await play(operation, attempt);
    expect([answer.status, answer.body?.error]).toEqual([200, undefined]);
    expect(ledger).toEqual(attempt.changes);
    const owner = attempt.of ?? attempt.who;
    const touched = Object.keys(ledger).length > 0 && owner !== null;
    expect(userIds).toEqual(touched ? [stage.user(owner).id] : []);
  });

  it.each(refused)('$id is refused where $when', async ({ operation, attempt }) => {
    const { status, error } = attempt;
    const { answer, ledger } = await play(operation, attempt);
    if (attempt.answer) expect(answer.body).toEqual(attempt.answer);
    else expect(answer.body).toMatchObject({ code: status, error });
    expect(answer.status).toBe(status);
    expect(ledger).toEqual(attempt.changes ?? {});
  });

  it.each(accepted)('$id refuses what breaks the contract', async ({ operation, attempt }) => {
    const sent = (await attempt.send?.(stage)) ?? {};
    const breaches = breachesOf(stage, operation, attempt.who, sent);
    const before = structuredClone(stage.tables);
    const surprises: string[] = [];
    for (const { what, call, status, error } of breaches) {
      const { body, status: given, text } = await makeCall(stage.mock, call);
      const isAsWanted = given === status && body?.code === status && body.error === error;
      if (!isAsWanted) surprises.push(`${what}: ${given} ${text.slice(0, 200)}`);
    }
    expect(surprises).toEqual([]);
    expect(accountsOf(before, stage.tables).ledger).toEqual({});
  });

  it.each(accepted)(
    '$id names in the contract the refusals that it has, and no others',
    async ({ operation, attempt }) => {
      const sent = (await attempt.send?.(stage)) ?? {};
      const shown = [
        ...(caseOf(operation).refused ?? []),
        ...breachesOf(stage, operation, attempt.who, sent),
      ].map(({ status }) => status);
      // That another method would be wrong is no answer of this operation.
      const ownStatuses = new Set(shown.filter((status) => status !== 405));
      expect([...ownStatuses].sort()).toEqual([...operation.refusals].sort());
    },
  );
});

describe('The answers to all of this', () => {
  it('fit the contract themselves', () => {
    expect(stage.mock.log.filter((line) => line.includes('the answer breaks'))).toEqual([]);
  });
});
