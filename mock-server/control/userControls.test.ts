import type { Schemas } from '../database/tables';
import { addressOf, encryptPassword, sharedTestMock } from '../testing/client';

const PROFILE = '/api/identity/auth/profile';

const mock = sharedTestMock();

const user = (name: string, rest: string): string => `/users/${addressOf(name)}/${rest}`;
const statusOf = async (name: string): Promise<unknown> => {
  const token = await mock.tokenOf(name);
  const answer = await mock.call('GET', '/api/identity/user/detail', { token });
  return answer.body?.data;
};

type Detail = Schemas['UserDetail'];

/** The notes of a user after the back office has flagged these. */
async function flagged(name: string, revisions: object[]): Promise<Schemas['Revision'][]> {
  await mock.control('POST', user(name, 'status'), { onboarding_status_id: 11, revisions });
  const token = await mock.tokenOf(name);
  const step = await mock.call('GET', '/api/identity/user/onboarding-step/detail', { token });
  return (step.body?.data as Schemas['OnboardingStepDetail']).revisions;
}

describe('The status of a user', () => {
  it('can be set to any status, with an e-KYC result', async () => {
    await mock.control('POST', user('borrower.individu', 'status'), {
      onboarding_status_id: 8,
      ekyc_result: 'rejected',
      ekyc_message: 'Data tidak ditemukan',
    });
    expect(await statusOf('borrower.individu')).toMatchObject({
      onboarding_status_id: 8,
      onboarding_status_name: 'e-KYC Rejected',
      ekyc_result: 'rejected',
      ekyc_message: 'Data tidak ditemukan',
    });
  });

  it('can be set with revisions', async () => {
    const revisions = [{ step: 'personal', sub_step: 'identity', note: 'Foto KTP buram' }];
    const body = { onboarding_status_id: 11, revisions };
    await mock.control('POST', user('ekyc.success', 'status'), body);
    const token = await mock.tokenOf('ekyc.success');
    const step = await mock.call('GET', '/api/identity/user/onboarding-step/detail', { token });
    expect(step.body?.data).toMatchObject({ revisions: [{ ...revisions[0], revised_at: null }] });
  });

  it('keeps what the caller says was there before, and when it was revised', async () => {
    const note = { step: 'personal', sub_step: 'identity', field: 'nik', note: 'Salah' };
    const given = { ...note, previous: null, revised_at: '2026-01-02T03:04:05Z' };
    expect(await flagged('ekyc.success', [given])).toEqual([given]);
  });

  it.each<[string, string, string, (detail: Detail) => unknown]>([
    ['ekyc.success', 'personal-data', 'name', ({ information }) => information.name],
    ['ekyc.success', 'identity', 'nik', ({ information }) => information.nik],
    ['ekyc.success', 'identity', 'npwp', ({ information }) => information.npwp],
    ['ekyc.success', 'identity', 'documents.npwp', ({ documents }) => documents.npwp],
    ['ekyc.success', 'identity', 'ktp', ({ documents }) => documents.ktp],
    ['ekyc.success', 'identity', 'rt_rw', ({ addresses }) => addresses.ktp?.rt_rw],
    ['ekyc.success', 'identity', 'addresses.ktp', ({ addresses }) => addresses.ktp],
    [
      'ekyc.success',
      'domicile',
      'is_domicile_same_as_ktp',
      (detail) => detail.is_domicile_same_as_ktp,
    ],
    ['ekyc.success', 'domicile', 'village_id', ({ addresses }) => addresses.domicilies?.village_id],
    [
      'ekyc.success',
      'emergency-contact',
      'address',
      ({ addresses }) => addresses.emergency?.address,
    ],
    [
      'revision.corporate',
      'legal-documents',
      'number',
      ({ documents }) => documents.deed_of_establishment?.number,
    ],
  ])('knows what %s has stored in %s as %s', async (name, subStep, field, storedIn) => {
    const [revision] = await flagged(name, [
      { step: 'personal', sub_step: subStep, field, note: 'Mohon periksa' },
    ]);
    const stored = storedIn((await statusOf(name)) as Detail);
    expect(stored).toBeTruthy();
    expect(revision).toHaveProperty('previous', stored);
  });

  it.each([
    ['banks', 'account_no', '8850014022'],
    ['banks', 'banks.ID.account_no', '8850014022'],
    ['banks', 'banks.999999.account_no', undefined],
    ['personal-data', 'horoscope', undefined],
    ['horoscope', 'nik', undefined],
  ])('knows the account in %s as %s: %s', async (subStep, field, previous) => {
    const user = mock.server.store.findUserByEmail(addressOf('ekyc.success'))!;
    const [bank] = mock.server.store.tables.bank_accounts.filter((row) => row.user_id === user.id);
    bank!.account_no = '8850014022';
    const named = field.replace('ID', String(bank!.id));
    const [revision] = await flagged('ekyc.success', [
      { step: 'finance', sub_step: subStep, field: named, note: 'Mohon periksa' },
    ]);
    expect(revision?.previous).toBe(previous);
  });

  it.each([
    [{ onboarding_status_id: 13 }],
    [{ onboarding_status_id: 6, ekyc_result: 'maybe' }],
    [{ onboarding_status: 6 }],
    [{}],
  ])('is not set by %j', async (body) => {
    const answer = await mock.call('POST', `/__mock${user('otp', 'status')}`, { body });
    expect(answer.status).toBe(422);
    expect(await statusOf('otp')).toMatchObject({ onboarding_status_id: 10 });
  });

  it('cannot be set for an unknown user', async () => {
    const body = { onboarding_status_id: 5 };
    const answer = await mock.call('POST', `/__mock${user('nobody', 'status')}`, { body });
    expect(answer.body).toMatchObject({ code: 404 });
  });
});

describe('Tokens and notifications', () => {
  it('issues a session token without signing in', async () => {
    const token = await mock.tokenOf('otp');
    expect((await mock.call('GET', PROFILE, { token })).status).toBe(200);
  });

  const LOGIN_TOKEN = 'public/auth/login-token';
  const password = encryptPassword('Baru#2026 x');

  it.each([
    ['login', LOGIN_TOKEN, 'active.borrower', {}],
    ['ekyc', LOGIN_TOKEN, 'ekyc.waiting', {}],
    ['reset', 'public/auth/reset-password', 'active.borrower', { password }],
    ['verification', 'public/auth/verification', 'unverified', {}],
  ])('issues a %s token that is valid for %s', async (kind, path, name, rest) => {
    const given = await mock.control<{ token: string }>('POST', user(name, 'token'), { kind });
    const { token } = given;
    expect(given).toMatchObject({ kind, user_id: mock.idOf(name) });
    const answer = await mock.call('POST', `/api/identity/${path}`, { body: { token, ...rest } });
    expect(answer.status).toBe(200);
  });

  it('adds notifications with a given time', async () => {
    const created_at = '2026-01-02T03:04:05.000Z';
    await mock.control('POST', user('active.borrower', 'notifications'), {
      title: 'Lama',
      created_at,
    });
    const path = `/api/notification/notif/list-by-user/${mock.idOf('active.borrower')}?sort=asc&limit=1`;
    const list = await mock.call('GET', path, { token: await mock.tokenOf('active.borrower') });
    expect(list.body?.data).toMatchObject([{ title: 'Lama', created_at }]);
    const controlPath = `/__mock${user('active.borrower', 'notifications')}`;
    const answer = await mock.call('POST', controlPath, { body: { created_at: 'kemarin' } });
    expect(answer.status).toBe(422);
  });

  it('adds notifications with a file that is made, or with a reference as it is given', async () => {
    const token = await mock.tokenOf('active.borrower');
    const reference = { file_name: 'x.pdf', path_url: '//evil.test/x.pdf' };
    for (const attachment of [reference, 'tagihan.pdf'])
      await mock.control('POST', user('active.borrower', 'notifications'), { attachment });
    const id = mock.idOf('active.borrower');
    const list = await mock.call('GET', `/api/notification/notif/list-by-user/${id}`, { token });
    const [made, given] = list.body?.data as Schemas['Notification'][];
    expect(given?.attachment).toEqual(reference);
    expect(made?.attachment?.file_name).toBe('tagihan.pdf');
    const path = `/api/assets${made?.attachment?.path_url}`;
    expect((await mock.call('GET', path, { token })).status).toBe(200);
    const controlPath = `/__mock${user('active.borrower', 'notifications')}`;
    const answer = await mock.call('POST', controlPath, { body: { attachment: 'tagihan.exe' } });
    expect(answer.status).toBe(422);
  });

  it('adds unread notifications', async () => {
    const token = await mock.tokenOf('active.borrower');
    const wanted = { count: 3, title: 'Halo', url: 'https://app.bos.test/x' };
    await mock.control('POST', user('active.borrower', 'notifications'), wanted);
    const id = mock.idOf('active.borrower');
    const count = await mock.call('GET', `/api/notification/notif/unread-count/${id}`, { token });
    expect(count.body?.data).toEqual({ count_unread: 107 });
    const list = await mock.call('GET', `/api/notification/notif/list-by-user/${id}`, { token });
    expect(list.body?.data).toMatchObject([
      { title: 'Halo' },
      { title: 'Halo' },
      { title: 'Halo' },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });
});
