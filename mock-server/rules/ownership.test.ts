import { signIn, type Applicant } from '../testing/applicant';
import { startTestMock, type TestMock } from '../testing/client';

let mock: TestMock;
let owner: Applicant;
let stranger: Applicant;

beforeAll(async () => {
  mock = await startTestMock();
  owner = await signIn(mock, 'revision.corporate');
  stranger = await signIn(mock, 'borrower.individu.partner');
});
afterAll(() => mock.close());

it.each([
  '/identity/user/banks',
  '/identity/user/bank-statement/all',
  '/identity/user/document/financial-statement/all',
  '/identity/user/document/collateral/all',
  '/identity/user/shareholder/all',
])('A record of somebody else does not show in %s', async (list) => {
  expect((await owner.get(list)).body?.data).not.toEqual([]);
  expect((await stranger.get(list)).body?.data).toEqual([]);
});
