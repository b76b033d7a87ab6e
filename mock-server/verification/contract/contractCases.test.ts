import { sampleOf } from '@/testing/exploration/sample';
import type { Tables } from '../../database/tables';
import { operations, type Operation } from '../../testing/operations';
import { startTestMock, type TestResponse } from '../../testing/client';
import { caseOf, type AnyCase } from './all';
import { CaseContext } from './contractCase';
import { addressBreachesOf, bodyBreachesOf, type Breach } from './contractBreaches';
import { callOf, makeCall } from './httpCall';
import { storeDiffOf, type StoreDiff } from './storeDiff';

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
    attempt: { who: caseOf(operation).accepted.who, ...attempt },
  })),
);

/** Their paths have a parameter, but it does not name a record of a user. */
const NAMES_NO_RECORD = ['getMasterList', 'evaluateFlag', 'addCollateral'];
const ofRecords = operations.filter(
  ({ id, path }) => path.includes('{') && !NAMES_NO_RECORD.includes(id),
);

/** How many of the dozens of wrong bodies and methods are tried for each operation. */
const SAMPLED_BREACHES = 8;

let context: CaseContext;

beforeAll(async () => {
  context = new CaseContext(await startTestMock());
});
beforeEach(() => context.restore());
afterAll(() => context.mock.close());

/** Makes the call of a case. Returns the response and what has changed in the store. */
async function runCase(
  operation: Operation,
  { who, send }: Pick<AnyCase['accepted'], 'who' | 'send'>,
): Promise<StoreDiff & { response: TestResponse }> {
  const sent = send ? await send(context) : {};
  const call = callOf(context, operation, who, sent);
  const before: Tables = structuredClone(context.tables);
  const response = await makeCall(context.mock, call);
  return { response, ...storeDiffOf(before, context.tables) };
}

/** Makes these calls. Each must be refused as expected, and must not change the store. */
async function expectRefused(breaches: readonly Breach[]): Promise<void> {
  const before = structuredClone(context.tables);
  const unexpected: string[] = [];
  for (const { what, call, status, error } of breaches) {
    const { body, status: actual, text } = await makeCall(context.mock, call);
    const isAsExpected = actual === status && body?.code === status && body.error === error;
    if (!isAsExpected) unexpected.push(`${what}: ${actual} ${text.slice(0, 200)}`);
  }
  expect(unexpected).toEqual([]);
  expect(storeDiffOf(before, context.tables).diff).toEqual({});
}

describe('Each operation of the contract', () => {
  it('needs a session, unless it is public', () => {
    // For all others, a test below shows that every bad token is refused.
    const open = operations.filter(
      ({ tokenKind, isTokenOptional }) => tokenKind === null || isTokenOptional,
    );
    expect(open.map(({ id }) => id).sort()).toEqual([
      'evaluateFlag',
      'evaluateFlags',
      'exchangeLoginToken',
      'generateConsent',
      'login',
      'register',
      'requestPasswordReset',
      'resetPassword',
      'sendVerificationEmail',
      'verifyAccount',
    ]);
  });

  it.each(accepted)(
    '$id makes the changes of its case and no others',
    async ({ operation, attempt }) => {
      const { response, diff, userIds } = await runCase(operation, attempt);
      expect([response.status, response.body?.error]).toEqual([200, undefined]);
      expect(diff).toEqual(attempt.changes);
      const owner = attempt.owner ?? attempt.who;
      const touched = Object.keys(diff).length > 0 && owner !== null;
      expect(userIds).toEqual(touched ? [context.user(owner).id] : []);
    },
  );

  it.each(refused)('M5, M7: $id is refused when $when', async ({ operation, attempt }) => {
    const { status, error } = attempt;
    const { response, diff } = await runCase(operation, attempt);
    if (attempt.responseBody) expect(response.body).toEqual(attempt.responseBody);
    else expect(response.body).toMatchObject({ code: status, error });
    expect(response.status).toBe(status);
    expect(diff).toEqual(attempt.changes ?? {});
  });

  it.each(ofRecords)('M7: $id has a case with a record of somebody else', (operation) => {
    expect((caseOf(operation).refused ?? []).map(({ status }) => status)).toContain(403);
  });

  it.each(accepted)(
    'M5, M7: $id refuses every token, path and query that breaks the contract',
    async ({ operation, attempt }) => {
      const sent = (await attempt.send?.(context)) ?? {};
      await expectRefused(addressBreachesOf(context, operation, attempt.who, sent));
    },
  );

  it.each(accepted)(
    'M5: $id refuses bodies and methods that break the contract',
    async ({ operation, attempt }) => {
      const sent = (await attempt.send?.(context)) ?? {};
      const breaches = bodyBreachesOf(context, operation, attempt.who, sent);
      await expectRefused(sampleOf(breaches, SAMPLED_BREACHES, operation.id));
    },
  );

  it.each(accepted)(
    '$id has in the contract exactly the error statuses that it returns',
    async ({ operation, attempt }) => {
      const sent = (await attempt.send?.(context)) ?? {};
      const shown = [
        ...(caseOf(operation).refused ?? []),
        ...addressBreachesOf(context, operation, attempt.who, sent),
        ...bodyBreachesOf(context, operation, attempt.who, sent),
      ].map(({ status }) => status);
      // That another method would be wrong is no response of this operation.
      const ownStatuses = new Set(shown.filter((status) => status !== 405));
      expect([...ownStatuses].sort()).toEqual([...operation.problemStatuses].sort());
    },
  );
});
