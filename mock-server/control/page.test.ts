import { addressOf, sharedTestMock, startTestMock } from '../testing/client';

const PROFILE = '/api/identity/auth/profile';

const mock = sharedTestMock();

const open = (path: string) => fetch(`${mock.url}/__mock${path}`, { redirect: 'manual' });

/** The address that opens the app as this user. */
const signInAs = async (name: string, on = mock): Promise<string> =>
  (await on.control<{ url: string }>('POST', `/users/${addressOf(name)}/sign-in`)).url;

describe('The page for people', () => {
  it.each(['/', '/docs'])(
    '%s loads nothing but its own files, and may not be framed',
    async (path) => {
      const answer = await open(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      const text = await answer.text();
      const named = [...text.matchAll(/(?:src|href)="((?:page|swagger-ui)\/[^"]+)"/g)].map(
        ([, file]) => file,
      );
      expect(named.length).toBeGreaterThan(2);
      for (const file of named) expect((await open(`/${file}`)).status).toBe(200);
      expect(text).not.toMatch(/https?:\/\//);
    },
  );

  it.each([
    '/page/../control.ts',
    '/page/..%2Fcontrol.ts',
    '/page/%2e%2e%2fcontrol.ts',
    '/page/none.js',
    '/swagger-ui/package.json',
    '/swagger-ui/..%2Fpackage.json',
  ])('serves no other file: %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it.each([
    ['', '/__mock/'],
    ['/docs/', '/__mock/docs'],
  ])('has one address: /__mock%s leads to %s', async (path, wanted) => {
    const answer = await open(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(wanted);
  });

  it('offers the contract as it is written and as JSON', async () => {
    expect(await (await open('/openapi.yaml')).text()).toMatch(/^openapi: 3/);
    expect(await (await open('/openapi.json')).json()).toMatchObject({
      openapi: expect.stringMatching(/^3/),
    });
  });
});

describe('What the page shows', () => {
  it('comes in one call: scenario, clock, flags, faults, and whether lists have changed', async () => {
    const before = await mock.control<Record<string, unknown>>('GET', '/overview');
    expect(before).toMatchObject({
      scenario: 'default',
      ahead_s: 0,
      flags: { 'main-menu': false },
      faults: [],
    });
    await mock.control('POST', '/clock', { advance_s: 90 });
    await mock.control('PUT', '/flags', { 'main-menu': true });
    await mock.control('POST', `/users/${addressOf('otp')}/status`, { onboarding_status_id: 12 });
    const after = await mock.control<Record<string, unknown>>('GET', '/overview');
    expect(after).toMatchObject({ ahead_s: 90, flags: { 'main-menu': true }, run: before['run'] });
    expect(after['people_digest']).not.toBe(before['people_digest']);
  });

  it('lists every scenario with its description', async () => {
    const { scenarios } = await mock.control<{ scenarios: object[] }>('GET', '/scenarios');
    expect(scenarios).toContainEqual(
      expect.objectContaining({ name: 'default', description: expect.any(String), error: null }),
    );
  });

  it('includes the e-KYC result and the revisions of each person', async () => {
    const revisions = [{ step: 'personal', sub_step: 'identity', note: 'Foto KTP buram' }];
    const body = { onboarding_status_id: 11, ekyc_result: 'invalid', ekyc_message: 'x', revisions };
    await mock.control('POST', `/users/${addressOf('otp')}/status`, body);
    const people = await mock.control<{ email: string }[]>('GET', '/people');
    expect(people.find(({ email }) => email === addressOf('otp'))).toMatchObject({
      ekyc_result: 'invalid',
      ekyc_message: 'x',
      revisions,
    });
  });
});

describe('Signing in by one click', () => {
  const tokenIn = (url: string) => new URL(url).searchParams.get('auth') ?? '';

  it.each(['otp', 'expired', 'active.borrower'])(
    'opens the app as %s with a fresh session',
    async (name) => {
      const url = await signInAs(name);
      expect(url).toMatch(/^http:\/\/localhost:3000\/bos\/\?auth=[\w-]+$/);
      const profile = await mock.call('GET', PROFILE, { token: tokenIn(url) });
      expect(profile.body?.data).toMatchObject({ email: addressOf(name) });
      expect(tokenIn(await signInAs(name))).not.toBe(tokenIn(url));
    },
  );

  it('opens the link of the verification mail if the account is not verified', async () => {
    const link = new URL(await signInAs('unverified'));
    expect(link.pathname).toBe('/bos/login');
    const body = { token: link.searchParams.get('token') };
    const answer = await mock.call('POST', '/api/identity/public/auth/verification', { body });
    expect(answer.status).toBe(200);
  });

  it('is refused for an unknown user', async () => {
    await expect(signInAs('nobody')).rejects.toThrow('There is nobody with this address');
  });

  it.each([
    ['/bos/', '/bos/?auth='],
    ['/bos', '/bos/?auth='],
    ['https://app.bos.test/bos', 'https://app.bos.test/bos/?auth='],
  ])('goes to the app at %s', async (appUrl, start) => {
    const other = await startTestMock({ appUrl });
    expect((await signInAs('otp', other)).startsWith(start)).toBe(true);
    await other.close();
  });

  it.each([
    ['/bos/', (mockUrl: string) => mockUrl],
    ['https://app.bos.test/bos/', () => 'https://app.bos.test'],
  ])('is where the links of the mails lead: %s', async (appUrl, originOf) => {
    const other = await startTestMock({ appUrl });
    const [mail] = await other.outbox(addressOf('unverified'));
    expect(mail?.link).toMatch(/\/bos\/login\?token=verification-\d+$/);
    expect(mail?.link).toContain(`${originOf(other.url)}/bos/login`);
    expect(mail?.body).toContain(mail?.link);
    await other.close();
  });

  it.each(['ftp://bos.test/', '//elsewhere.example/', 'bos', 'http://x/?a=b'])(
    'refuses to start with an app at %s',
    async (appUrl) => {
      await expect(startTestMock({ appUrl })).rejects.toThrow(
        `'${appUrl}' is no address of the app`,
      );
    },
  );
});
