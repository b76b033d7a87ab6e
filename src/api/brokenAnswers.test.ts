import fc from 'fast-check';
import { readLoginResponse, type LoginResponse } from '@/domain/session/loginOutcome';
import { runs } from '@/testing/exploration/sample';
import {
  answerSchema,
  breachOf,
  exampleAnswer,
  partRead,
  type ContractSchema,
} from '@/testing/oracle/answerShape';
import { bodyOf, brokenFrom, brokenValue } from '@/testing/oracle/brokenAnswers';
import { answered, endpointNames } from '@/testing/store/answered';
import type { Result } from './request';

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

/** The endpoints whose answers hold data, each with a good answer. */
const good = endpointNames.flatMap((name) => {
  const schema = answerSchema(name);
  return schema ? [{ name, schema, body: { code: 200, data: exampleAnswer(schema) } }] : [];
});

/** What each of them reads, by what it makes of its good answer. */
const shapes = new Map<string, ContractSchema>();

beforeAll(async () => {
  process.on('unhandledRejection', note);
  for (const { name, schema, body } of good) {
    const result = await answered(name, bodyOf(body));
    if (result.problem) throw new Error(`${name} does not read a good answer`);
    shapes.set(name, partRead(schema, result.value));
  }
});
afterAll(() => process.off('unhandledRejection', note));

/** What is wrong with the result of a call: null where it has its shape or is refused as unreadable. */
function faultOf(name: string, result: Result<unknown>): string | null {
  if (result.problem) return result.problem.kind === 'unreadable' ? null : result.problem.kind;
  // The domain decides which responses of a login can be used.
  if (name === 'login') return loginFault(result.value as LoginResponse);
  return breachOf(shapes.get(name) ?? {}, result.value);
}

const loginFault = (response: LoginResponse): string | null =>
  ['signedIn', 'needsOtp', 'unusable'].includes(readLoginResponse(response, 0).kind)
    ? null
    : 'no outcome';

test('G3: whatever an endpoint answers is read into the shape of the contract, or is refused', async () => {
  const answers = fc
    .constantFrom(...good)
    .chain(({ name, body }) => fc.tuple(fc.constant(name), brokenFrom(body)));
  await fc.assert(
    fc.asyncProperty(answers, async ([name, body]) => {
      expect(faultOf(name, await answered(name, bodyOf(body)))).toBeNull();
      expect(unhandled).toEqual([]);
    }),
    runs(5_000),
  );
});

test('G3: a consent form that is no PDF is refused, whatever its type says', async () => {
  for (const type of ['', 'text/html', 'application/json', 'x'.repeat(10_000), 'pdf', '\u00ff']) {
    const result = await answered('generateConsent', '{}', { headers: { 'content-type': type } });
    expect(result).toMatchObject({ problem: { kind: 'unreadable' } });
  }
});

/** No one would wait so long. */
const HALF_A_DAY_S = 43_200;

test('G3: whatever an error says, the problem has its status and a short text or none', async () => {
  const refusals = fc.tuple(
    fc.constantFrom(...endpointNames),
    fc.constantFrom(400, 401, 404, 409, 422, 429, 500, 503),
    brokenFrom({ code: 422, error: 'Tidak bisa', retry_after_s: 30 }),
    fc.option(brokenValue.filter((value) => typeof value === 'number')),
  );
  await fc.assert(
    fc.asyncProperty(refusals, async ([name, status, body, wait]) => {
      const headers = wait === null ? {} : { 'retry-after': String(wait) };
      const { problem } = await answered(name, bodyOf(body), { status, headers });
      const { code, message, retryAfterS = 0 } = problem ?? {};
      expect(problem).toMatchObject({ kind: 'http', status });
      expect(code === null || Number.isFinite(code)).toBe(true);
      expect(message === null || (typeof message === 'string' && message.length <= 300)).toBe(true);
      expect(retryAfterS >= 0 && retryAfterS < HALF_A_DAY_S).toBe(true);
    }),
    runs(1_000),
  );
});

test.each(['@deep list', '@deep object'])(
  'G3: a note of the back office whose previous value is a %s is read without that value',
  async (previous) => {
    const written = { step: 'personal', sub_step: 'identity', note: 'Foto buram', previous };
    const body = bodyOf({ code: 200, data: { revisions: [written] } });
    const revisions = [{ ...written, previous: undefined, revised_at: null }];
    expect(await answered('getOnboardingStep', body)).toMatchObject({ value: { revisions } });
    expect(unhandled).toEqual([]);
  },
);
