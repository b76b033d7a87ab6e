import { signIn } from '../testing/applicant';
import { addressOf, sharedTestMock } from '../testing/client';

const LOGIN_TOKEN = '/api/identity/public/auth/login-token';

const mock = sharedTestMock();

interface EkycToken {
  token: string;
  url: string;
  expire_time: number;
}

const advance = (seconds: number) => mock.control('POST', '/clock', { advance_s: seconds });
const exchange = (token: string) => mock.call('POST', LOGIN_TOKEN, { body: { token } });

async function ekycTokenOf(name: string, headers?: Record<string, string>): Promise<EkycToken> {
  const applicant = await signIn(mock, name);
  const answer = await applicant.post('/identity/user/ekyc/token', undefined, headers);
  expect(answer.status).toBe(200);
  return answer.body?.data as EkycToken;
}

describe('The token of the e-KYC page', () => {
  it.each(['ekyc.waiting', 'ekyc.invalid'])('is issued to %s for 30 minutes', async (name) => {
    const { token, url, expire_time: expiresAtS } = await ekycTokenOf(name);
    expect(url).toBe(`/bos/ekyc/${token}`);
    const lifeS = expiresAtS - mock.server.store.nowMs() / 1000;
    expect(lifeS).toBeGreaterThan(1790);
    expect(lifeS).toBeLessThanOrEqual(1800);
  });

  it('comes with an absolute link to the site of the caller, for a phone', async () => {
    const { token, url } = await ekycTokenOf('ekyc.waiting', { origin: 'https://app.contoh.test' });
    expect(url).toBe(`https://app.contoh.test/bos/ekyc/${token}`);
  });

  it.each(['null', 'https://app.contoh.test/x', 'https://user@app.contoh.test', 'file://'])(
    'comes with a path if the origin is %s',
    async (origin) => {
      const { token, url } = await ekycTokenOf('ekyc.waiting', { origin });
      expect(url).toBe(`/bos/ekyc/${token}`);
    },
  );

  it('can be exchanged for a session many times, until it expires', async () => {
    const { token } = await ekycTokenOf('ekyc.waiting');
    for (const waitS of [0, 60, 1700]) {
      await advance(waitS);
      const answer = await exchange(token);
      expect(answer.body?.data).toMatchObject({ user_id: mock.idOf('ekyc.waiting') });
      const session = answer.body?.data as { token: string };
      expect((await mock.call('GET', '/api/identity/user/detail', session)).status).toBe(200);
    }
    await advance(60);
    expect((await exchange(token)).body).toEqual({ code: 400, error: 'Token not found' });
  });

  it('stays valid when another one is issued', async () => {
    const first = await ekycTokenOf('ekyc.waiting');
    const second = await ekycTokenOf('ekyc.waiting');
    expect((await exchange(first.token)).status).toBe(200);
    expect((await exchange(second.token)).status).toBe(200);
  });

  it('works for the whole e-KYC, from the upload of the pictures to the result', async () => {
    const answer = await exchange((await ekycTokenOf('ekyc.waiting')).token);
    const { token } = answer.body?.data as { token: string };
    const phone = await signIn(mock, 'ekyc.waiting');
    const documents = { ktp: await phone.upload(), selfie_with_ktp: await phone.upload() };
    const saved = await mock.call('PATCH', '/api/identity/user/update', {
      token,
      body: { documents },
    });
    expect(saved.body?.data).toMatchObject({ documents, ekyc_result: null });
    await mock.control('POST', `/users/${addressOf('ekyc.waiting')}/status`, {
      onboarding_status_id: 9,
      ekyc_result: 'success',
    });
    const detail = await mock.call('GET', '/api/identity/user/detail', { token });
    expect(detail.body?.data).toMatchObject({ onboarding_status_id: 9, ekyc_result: 'success' });
  });
});

describe('Repeating the e-KYC', () => {
  it('removes the previous result and the rejected selfie', async () => {
    const applicant = await signIn(mock, 'ekyc.invalid');
    const detail = async () =>
      (await applicant.get('/identity/user/detail')).body?.data as {
        documents: { ktp: unknown; selfie_with_ktp: unknown };
      };
    const selfie = await applicant.upload();
    await applicant.patch('/identity/user/update', { documents: { selfie_with_ktp: selfie } });
    const before = await detail();
    expect(before).toMatchObject({ ekyc_result: 'invalid', ekyc_message: expect.any(String) });
    expect(before.documents).toMatchObject({ selfie_with_ktp: selfie });
    const path = `/identity/user/${applicant.id}/onboarding-status`;
    await applicant.put(path, { onboarding_status_id: 6 });
    expect(await detail()).toMatchObject({
      onboarding_status_id: 6,
      ekyc_result: null,
      ekyc_message: null,
      documents: { ktp: before.documents.ktp, selfie_with_ktp: null },
    });
  });

  it('does not begin when the same status is set again', async () => {
    const applicant = await signIn(mock, 'ekyc.waiting');
    await mock.control('POST', `/users/${addressOf('ekyc.waiting')}/status`, {
      onboarding_status_id: 6,
      ekyc_message: 'Sedang diperiksa',
    });
    const path = `/identity/user/${applicant.id}/onboarding-status`;
    expect((await applicant.put(path, { onboarding_status_id: 6 })).status).toBe(200);
    const detail = await applicant.get('/identity/user/detail');
    expect(detail.body?.data).toMatchObject({ ekyc_message: 'Sedang diperiksa' });
  });
});

describe('The mail to the person in charge of a company', () => {
  const statusOf = (name: string, id: number) =>
    mock.control('POST', `/users/${addressOf(name)}/status`, { onboarding_status_id: id });
  const mailsTo = async (address: string) =>
    mock.control<{ link: string; body: string }[]>('GET', `/outbox?to=${address}`);

  it('has a whole link that starts a session, whichever way the e-KYC begins', async () => {
    await statusOf('borrower.corporate.partner', 2);
    expect(await mailsTo(addressOf('borrower.corporate.partner'))).toEqual([]);
    await statusOf('borrower.corporate.partner', 6);
    const [mail] = await mailsTo(addressOf('borrower.corporate.partner'));
    expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/bos\/ekyc\/[\w-]+$/);
    expect(mail?.body).toContain(mail?.link);
    const answer = await exchange(mail?.link.split('/').at(-1) ?? '');
    expect(answer.body?.data).toMatchObject({ user_id: mock.idOf('borrower.corporate.partner') });
  });

  it('goes to their own address, once for each time that the e-KYC begins', async () => {
    const applicant = await signIn(mock, 'exempt');
    const path = `/identity/user/${applicant.id}/onboarding-status`;
    await applicant.put(path, { onboarding_status_id: 6 });
    await applicant.put(path, { onboarding_status_id: 6 });
    await statusOf('exempt', 6);
    expect(await mailsTo('nina.marlina@bos.test')).toHaveLength(1);
    await statusOf('exempt', 7);
    await applicant.put(path, { onboarding_status_id: 6 });
    expect(await mailsTo('nina.marlina@bos.test')).toHaveLength(2);
  });

  it('is not sent for an individual', async () => {
    await statusOf('ekyc.invalid', 6);
    expect(await mailsTo(addressOf('ekyc.invalid'))).toEqual([]);
  });

  it('is in the outbox of a company that a scenario begins at the e-KYC', async () => {
    await mock.control('POST', '/reset', { scenario: 'ekyc-outcomes' });
    const [mail] = await mailsTo(addressOf('ekyc.corporate'));
    const answer = await exchange(mail?.link.split('/').at(-1) ?? '');
    expect(answer.body?.data).toMatchObject({ user_id: mock.idOf('ekyc.corporate') });
  });
});
