import { rounds, SEED as seed } from '@/testing/exploration/sample';
import { seededRandom } from '@/testing/exploration/seededRandom';
import { signIn, type Applicant } from '../testing/applicant';
import { sharedTestMock, type TestResponse } from '../testing/client';

const BANKS = '/identity/user/banks';

interface Account {
  id: number;
  account_no: string;
  account_name: string;
}

const mock = sharedTestMock();
let rina: Applicant;

beforeEach(async () => {
  rina = await signIn(mock, 'borrower.individu');
});

const account = (number: number, name = 'Rina') => ({
  bank_id: 14,
  account_no: String(10_000 + number),
  account_name: name,
  account_type_id: 1,
});

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const stored = async () => (await rina.get(BANKS)).body?.data as Account[];

const countOf = (answers: TestResponse[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Sends all calls at once, in an order set by the seed; the responses are in the given order. */
async function sendAtOnce(
  seed: number,
  calls: (() => Promise<TestResponse>)[],
): Promise<TestResponse[]> {
  const random = seededRandom(seed);
  const order = calls
    .map((call, index) => ({ call, index, rank: random() }))
    .sort((one, other) => one.rank - other.rank);
  const answers: TestResponse[] = [];
  await Promise.all(
    order.map(async ({ call, index }) => {
      answers[index] = await call();
    }),
  );
  return answers;
}

describe('M2: many writes at the same time', () => {
  it(`have the same result as in some order one after another (seed ${seed})`, async () => {
    const [toChange, toContest, toRemove] = [rounds(20), rounds(15), rounds(15)];
    const [newOnes, doubled] = [rounds(200), rounds(20)];
    const prepared = toChange + toContest + toRemove;
    for (const number of times(prepared, (index) => index)) {
      await rina.post(BANKS, account(number));
    }
    const before = await stored();
    const [changed, contested, gone] = [
      before.slice(0, toChange),
      before.slice(toChange, toChange + toContest),
      before.slice(toChange + toContest),
    ];
    const put =
      ({ id, account_no: number }: Account, name: string) =>
      () =>
        rina.put(`${BANKS}/${id}`, account(Number(number) - 10_000, name));
    const remove = (row: Account) => () => rina.delete(`${BANKS}/${row.id}`);

    const fresh = times(newOnes, (index) => () => rina.post(BANKS, account(100 + index)));
    // New account numbers, each sent five times.
    const doubles = times(
      5 * doubled,
      (index) => () => rina.post(BANKS, account(1_000 + (index % doubled))),
    );
    const changes = changed.flatMap((row) => times(5, (turn) => put(row, `Nama ${turn}`)));
    const races = contested.flatMap((row) => [remove(row), ...times(3, () => put(row, 'Baru'))]);
    const removals = gone.flatMap((row) => [remove(row), remove(row)]);
    const rest = times(10, () => () => rina.post(BANKS, account(2_000)));

    const all = [fresh, doubles, changes, races, removals, rest];
    const answers = await sendAtOnce(seed, all.flat());
    const answersOf = (group: unknown[][], index: number) => {
      const from = group.slice(0, index).reduce((sum, { length }) => sum + length, 0);
      return answers.slice(from, from + (group[index]?.length ?? 0));
    };

    expect(countOf(answersOf(all, 0), 200)).toBe(newOnes);
    expect([countOf(answersOf(all, 1), 200), countOf(answersOf(all, 1), 409)]).toEqual([
      doubled,
      4 * doubled,
    ]);
    expect(countOf(answersOf(all, 2), 200)).toBe(5 * toChange);
    // Whatever came first: the removal works once, and a change after it finds nothing.
    const raced = answersOf(all, 3);
    expect(
      countOf(
        raced.filter((_, index) => index % 4 === 0),
        200,
      ),
    ).toBe(toContest);
    expect(countOf(raced, 200) + countOf(raced, 404)).toBe(4 * toContest);
    expect([countOf(answersOf(all, 4), 200), countOf(answersOf(all, 4), 404)]).toEqual([
      toRemove,
      toRemove,
    ]);
    expect([countOf(answersOf(all, 5), 200), countOf(answersOf(all, 5), 409)]).toEqual([1, 9]);

    const after = await stored();
    expect(after).toHaveLength(toChange + newOnes + doubled + 1);
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    expect(new Set(after.map(({ account_no: number }) => number)).size).toBe(after.length);
    const names = new Set(times(5, (turn) => `Nama ${turn}`));
    for (const { id } of changed) {
      const row = after.find((candidate) => candidate.id === id);
      expect(names).toContain(row?.account_name);
    }
    // The stored records equal the responses to their calls.
    const shown = answersOf(all, 0).map(({ body }) => body?.data);
    for (const row of shown) expect(after).toContainEqual(row);
  });

  it('M7: count each wrong code, so that no user gets more than five tries', async () => {
    const { token } = (await mock.login('otp')).body?.data as { token: string };
    const path = `/api/identity/user/${mock.idOf('otp')}/otp`;
    await mock.call('POST', `${path}/channel/sms/send`, { token });
    const [{ code = '' } = {}] = await mock.outbox('otp@bos.test');
    const wrong = code === '000000' ? '111111' : '000000';
    const body = { otp: wrong, device_id: 'test-device' };
    const answers = await sendAtOnce(
      seed,
      times(rounds(100), () => () => mock.call('POST', `${path}/validate`, { token, body })),
    );
    expect([countOf(answers, 400), countOf(answers, 429)]).toEqual([5, rounds(100) - 5]);
  });

  it('send one code for many requests', async () => {
    const { token } = (await mock.login('otp')).body?.data as { token: string };
    const path = `/api/identity/user/${mock.idOf('otp')}/otp/channel/sms/send`;
    const before = (await mock.outbox('otp@bos.test')).length;
    const answers = await sendAtOnce(
      seed,
      times(rounds(50), () => () => mock.call('POST', path, { token })),
    );
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([1, rounds(50) - 1]);
    expect(await mock.outbox('otp@bos.test')).toHaveLength(before + 1);
  });

  it('store for each user what that user sent', async () => {
    const others = await Promise.all(
      ['otp.applicant', 'funder.individu', 'borrower.corporate'].map((name) => signIn(mock, name)),
    );
    await sendAtOnce(
      seed,
      others.flatMap((person) =>
        times(rounds(50), (index) => () => person.post(BANKS, account(index, String(person.id)))),
      ),
    );
    for (const person of others) {
      const rows = (await person.get(BANKS)).body?.data as Account[];
      expect(rows).toHaveLength(rounds(50));
      expect(new Set(rows.map(({ account_name: name }) => name))).toEqual(
        new Set([String(person.id)]),
      );
    }
  });

  it('never let the shares of a company exceed 100 %, nor two cards have one e-mail address', async () => {
    const company = await signIn(mock, 'borrower.corporate');
    const { file_name, path_url } = await company.upload();
    const file = { file_name, file_path: path_url };
    const holder = (email: string, share: number) => ({
      is_corporate: false,
      name: 'Siti Rahayu',
      email,
      phone_number: '081234567890',
      birth_date: '1980-01-01',
      gender_id: 2,
      nik: '3174074101800001',
      npwp: '091234567891000',
      shareholder_type_ids: [2],
      ownership_percentage: share,
      ktp_document: file,
      npwp_document: file,
    });
    const path = '/identity/user/shareholder';
    const thirds = times(rounds(50), (index) => holder(`siti${index}@bos.test`, 30));
    const answers = await sendAtOnce(
      seed,
      thirds.map((card) => () => company.post(path, card)),
    );
    expect([countOf(answers, 200), countOf(answers, 422)]).toEqual([3, rounds(50) - 3]);
    const twins = await sendAtOnce(
      seed,
      times(rounds(20), () => () => company.post(path, holder('rahayu@bos.test', 0.1))),
    );
    expect([countOf(twins, 200), countOf(twins, 409)]).toEqual([1, rounds(20) - 1]);
    expect((await company.get(`${path}/all`)).body?.data).toHaveLength(4);
  });
});
