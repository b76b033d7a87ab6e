import { loadContract } from './contract';
import { signIn, type Applicant } from './testing/applicant';
import { startTestMock, type TestMock } from './testing/client';

let mock: TestMock;
let owner: Applicant;
let stranger: Applicant;

beforeAll(async () => {
  mock = await startTestMock();
  owner = await signIn(mock, 'revision');
  stranger = await signIn(mock, 'borrower.individu.partner');
  const npwp = { file_name: 'ktp.png', file_path: `/files/${owner.id}-ktp.png` };
  await owner.post('/identity/user/shareholder', { ...card, npwp_document: npwp });
});
afterAll(() => mock.close());

const file = { file_name: 'a.pdf', path_url: '/files/a.pdf' };
const statement = { month: 1, year: 2026, document: file, document_type_id: 1 };
const bank = { bank_id: 14, account_no: '52100', account_name: 'A', account_type_id: 1 };
const collateral = { document_type_id: 43, description: 'A', value: 1, ...file };
const card = {
  is_corporate: true,
  name: 'PT A',
  npwp: '011234567891000',
  npwp_document: { file_name: 'a.pdf', file_path: '/files/a.pdf' },
  shareholder_type_ids: [2],
  ownership_percentage: 1,
};

/** For each operation that names a record: what to put into its path, and a body that fits. */
const records: Record<string, { place: string; body?: unknown; find: () => number | string }> = {
  sendOtp: { place: '{id}', find: () => owner.id },
  getOtpChannels: { place: '{id}', find: () => owner.id },
  validateOtp: { place: '{id}', body: { otp: '123456', device_id: 'a' }, find: () => owner.id },
  updateOnboardingStatus: {
    place: '{id}',
    body: { onboarding_status_id: 9 },
    find: () => owner.id,
  },
  updateBank: { place: '{id}', body: bank, find: () => ownId('bank_accounts') },
  deleteBank: { place: '{id}', find: () => ownId('bank_accounts') },
  addBankStatement: { place: '{id}', body: statement, find: () => ownId('bank_accounts') },
  deleteBankStatementsOfBank: { place: '{id}', find: () => ownId('bank_accounts') },
  updateBankStatement: { place: '{id}', body: statement, find: () => ownId('bank_statements') },
  deleteBankStatement: { place: '{id}', find: () => ownId('bank_statements') },
  updateFinancialStatement: {
    place: '{id}',
    body: { ...statement, document_type_id: 20 },
    find: () => ownId('financial_statements'),
  },
  deleteFinancialStatement: { place: '{id}', find: () => ownId('financial_statements') },
  updateCollateral: { place: '{id}', body: collateral, find: () => ownId('collaterals') },
  deleteCollateral: { place: '{id}', find: () => ownId('collaterals') },
  updateShareholder: { place: '{id}', body: card, find: () => ownId('shareholders') },
  deleteShareholder: { place: '{id}', find: () => ownId('shareholders') },
  getNotifications: { place: '{userId}', find: () => owner.id },
  getNotification: { place: '{id}', find: () => addedNotification() },
  readAllNotifications: { place: '{userId}', find: () => owner.id },
  getUnreadCount: { place: '{userId}', find: () => owner.id },
  getFile: { place: '{path}', find: () => `${owner.id}-ktp.png` },
};

type OwnedTable =
  'bank_accounts' | 'bank_statements' | 'financial_statements' | 'collaterals' | 'shareholders';

function ownId(table: OwnedTable): number {
  const row = mock.server.store.tables[table].find(({ user_id: id }) => id === owner.id);
  if (!row) throw new Error(`The owner has nothing in ${table}`);
  return row.id;
}

function addedNotification(): number {
  const { tables } = mock.server.store;
  const [sample] = tables.notifications;
  if (!sample) throw new Error('There is no notification');
  const id = mock.server.store.nextId('notifications');
  tables.notifications.push({ ...sample, id, user_id: owner.id });
  return id;
}

/** Paths whose parameter names no record of anybody's. */
const NO_RECORD = ['getMasterList', 'evaluateFlag', 'addCollateral'];

const operations = Object.entries(loadContract().paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId = '' }]) =>
    path.includes('{') && operationId && !NO_RECORD.includes(operationId)
      ? [{ operationId, method: method.toUpperCase(), path }]
      : [],
  ),
);

describe('A record of somebody else', () => {
  it.each(operations)('is out of reach of $operationId', async ({ operationId, method, path }) => {
    const record = records[operationId];
    if (!record) throw new Error(`Say which record ${operationId} names`);
    const channel = path.replace('{channel}', 'sms');
    const place = channel.replace(record.place, String(record.find()));
    const before = JSON.stringify(mock.server.store.tables);
    const token = operationId.includes('Otp') ? await temporaryToken() : stranger.token;
    const answer = await mock.call(method, `/api${place}`, { token, body: record.body });
    expect(answer.body).toMatchObject({
      code: 403,
      error: expect.stringContaining('tidak berhak'),
    });
    expect(stateWithoutTokens()).toBe(JSON.stringify({ ...JSON.parse(before), tokens: [] }));
  });

  it('does not show in the lists of anybody', async () => {
    for (const list of [
      '/identity/user/banks',
      '/identity/user/bank-statement/all',
      '/identity/user/document/financial-statement/all',
      '/identity/user/document/collateral/all',
      '/identity/user/shareholder/all',
    ]) {
      expect((await stranger.get(list)).body?.data).toEqual([]);
      expect((await owner.get(list)).body?.data).not.toEqual([]);
    }
  });

  it('cannot be taken over by naming its file in an answer of one’s own', async () => {
    const documents = { ktp: { file_name: 'ktp.png', path_url: `/files/${owner.id}-ktp.png` } };
    const answer = await stranger.patch('/identity/user/update', { documents });
    expect(answer.status).toBe(403);
  });
});

function stateWithoutTokens(): string {
  return JSON.stringify({ ...mock.server.store.tables, tokens: [] });
}

async function temporaryToken(): Promise<string> {
  const answer = await mock.login('otp.applicant');
  return (answer.body?.data as { token: string }).token;
}
