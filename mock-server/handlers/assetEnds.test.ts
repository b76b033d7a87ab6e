import { signIn, type Applicant } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

let mock: TestMock;
let rina: Applicant;

beforeAll(async () => {
  mock = await startTestMock();
  rina = await signIn(mock, 'otp.applicant');
});
afterAll(() => mock.close());

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The last bytes of a ZIP archive that has no comment. */
const archiveEnd = ascii(`PK\x05\x06${'\0'.repeat(18)}`);

describe('The end of an uploaded file counts as much as its beginning', () => {
  it.each([
    ['a PDF that is an archive too', 415, [ascii('%PDF-1.7\n%%EOF\n'), archiveEnd]],
    ['a PDF that names its password last', 422, [ascii('%PDF-1.7\n%%EOF\n/Encrypt 9 0 R')]],
    [
      'a long PDF that names its password last',
      422,
      [ascii('%PDF-1.7\n'), Buffer.alloc(100_000, ' '), ascii('/Encrypt 9 0 R %%EOF')],
    ],
    ['a long PDF without one', 200, [ascii('%PDF-1.7\n'), Buffer.alloc(100_000), ascii('%%EOF')]],
  ])('%s is answered with %i', async (_what, status, parts) => {
    const answer = await rina.send('mutasi.pdf', Buffer.concat(parts));
    expect(answer.status).toBe(status);
  });
});
