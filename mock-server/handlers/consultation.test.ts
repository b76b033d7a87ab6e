import { signIn, type Applicant } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

const DETAIL = '/identity/user/consultation-schedule/detail';
const SAVE = '/identity/user/consultation-schedule/save';

let mock: TestMock;
let rina: Applicant;
// Thursday 2026-11-19, 23:30 in Jakarta, and still the same day in UTC.
let nowMs = 0;

beforeAll(async () => {
  mock = await startTestMock({ readClock: () => nowMs });
});
beforeEach(async () => {
  nowMs = Date.parse('2026-11-19T16:30:00Z');
  await mock.control('POST', '/reset');
  rina = await signIn(mock, 'otp.applicant');
});
afterAll(() => mock.close());

const save = (date: string, time = '10:00') => rina.post(SAVE, { date, time });

describe('The consultation', () => {
  it('is not planned at first', async () => {
    expect((await rina.get(DETAIL)).body?.data).toEqual({ date: null, time: null });
  });

  it('is one; planning it again moves it', async () => {
    expect((await save('2026-11-20')).body?.data).toEqual({ date: '2026-11-20', time: '10:00' });
    await save('2026-11-23', '16:00');
    expect((await rina.get(DETAIL)).body?.data).toEqual({ date: '2026-11-23', time: '16:00' });
    const budi = await signIn(mock, 'borrower.individu');
    expect((await budi.get(DETAIL)).body?.data).toEqual({ date: null, time: null });
  });

  it.each([
    ['tomorrow', '2026-11-20'],
    ['the last weekday of the 30 days', '2026-12-18'],
  ])('may be on %s', async (_what, date) => {
    expect((await save(date)).status).toBe(200);
  });

  it.each([
    ['today', '2026-11-19'],
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['a day after the 30 days', '2026-12-21'],
    ['a day that no calendar has', '2026-11-31'],
  ])('is refused on %s', async (_what, date) => {
    expect((await save(date)).status).toBe(422);
    expect((await rina.get(DETAIL)).body?.data).toEqual({ date: null, time: null });
  });

  it('goes by the day in Jakarta', async () => {
    nowMs = Date.parse('2026-11-19T17:10:00Z');
    expect((await save('2026-11-20')).body?.error).toBe(
      'Tanggal konsultasi harus hari kerja dalam 30 hari ke depan, mulai besok',
    );
  });

  it.each(['08:00', '17:00', '09:30', '9:00'])('is refused at %s', async (time) => {
    expect((await save('2026-11-20', time)).status).toBe(422);
  });
});
