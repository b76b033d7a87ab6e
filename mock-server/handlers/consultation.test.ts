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

  it('exists once; planning it again moves it', async () => {
    expect((await save('2026-11-20')).body?.data).toEqual({ date: '2026-11-20', time: '10:00' });
    await save('2026-11-23', '16:00');
    expect((await rina.get(DETAIL)).body?.data).toEqual({ date: '2026-11-23', time: '16:00' });
    const budi = await signIn(mock, 'borrower.individu');
    expect((await budi.get(DETAIL)).body?.data).toEqual({ date: null, time: null });
  });

  it('is planned by the date in Jakarta', async () => {
    nowMs = Date.parse('2026-11-19T17:10:00Z');
    expect((await save('2026-11-20')).body?.error).toBe(
      'Tanggal konsultasi harus hari kerja dalam 30 hari ke depan, mulai besok',
    );
  });
});
