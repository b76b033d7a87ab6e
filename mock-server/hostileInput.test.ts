import {
  asyncProperty,
  assert,
  anything,
  constantFrom,
  oneof,
  record,
  string,
  tuple,
} from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { loadContract } from './contract';
import { signIn, type Applicant } from './testing/applicant';
import { startTestMock, type TestMock } from './testing/client';

let mock: TestMock;
let caller: Applicant;

beforeAll(async () => {
  mock = await startTestMock();
  caller = await signIn(mock, 'ekyc.waiting');
});
afterAll(() => mock.close());

const operations = Object.entries(loadContract().paths).flatMap(([path, methods]) =>
  Object.keys(methods)
    .filter((method) => method !== 'parameters')
    .map((method) => [method.toUpperCase(), path] as const),
);

const nasty = oneof(
  constantFrom('', ' ', '../..', '%00', '\u202e', '<script>', "' OR 1=1 --", '__proto__', '1e309'),
  string({ maxLength: 300 }),
);

const bodyText = oneof(
  anything({ withNullPrototype: false, maxDepth: 4 }).map((value) =>
    JSON.stringify([value]).slice(1, -1),
  ),
  record({ information: anything(), documents: anything(), addresses: anything() }).map((value) =>
    JSON.stringify(value),
  ),
  constantFrom(
    '{"__proto__":{"is_admin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"information":{"__proto__":{"name":"x"}}}',
    '{"information":null}',
    '{"documents":{"others":[null]}}',
    '{"addresses":{"ktp":[]}}',
    '{"a":'.repeat(5000),
    '['.repeat(50_000),
  ),
  string(),
);

describe('Whatever is sent', () => {
  it('is answered in JSON with a status below 500, and nothing of the code shows', async () => {
    await assert(
      asyncProperty(
        constantFrom(...operations),
        tuple(nasty, nasty),
        bodyText,
        async ([method, pattern], [first, second], body) => {
          const path = pattern.replace(/\{\w+\}/g, () => encodeURIComponent(first) || '1');
          const query = second === '' ? '' : `?page=${encodeURIComponent(second)}`;
          const answer = await mock.call(method, `/api${path}${query}`, {
            token: caller.token,
            headers: { 'content-type': 'application/json' },
            body: method === 'GET' ? undefined : body,
          });
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) {
            expect(answer.body).toMatchObject(
              answer.body && 'errorCode' in answer.body ? {} : { code: answer.status },
            );
          }
          expect(answer.text).not.toMatch(/node_modules|\.ts:\d/);
          // Signing out is one of the calls.
          if (pattern.endsWith('/logout') && answer.status === 200) {
            caller = await signIn(mock, 'ekyc.waiting');
          }
        },
      ),
      runs(500),
    );
    expect(Object.prototype).not.toHaveProperty('is_admin');
  }, 600_000);

  it('never reaches the answers of anybody else', () => {
    const { users } = mock.server.store.tables;
    const budi = users.find(({ email }) => email === 'borrower.individu@bos.test');
    expect(budi?.information).toMatchObject({ name: 'Budi Santoso', nik: null });
  });
});
