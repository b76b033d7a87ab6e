import { PAGE, type Serve } from './servedBuild';

/** Pages, and who may frame them. */
export function describePages(serve: Serve): void {
  const ROUTES = [
    '/bos/',
    '/bos/login',
    '/bos/borrower/onboarding/individu-non-partner/personal/identity',
  ];

  describe('a page', () => {
    it.each(ROUTES)('%s is the app', async (route) => {
      const get = await serve();
      const response = await get(route);
      expect(response.status).toBe(200);
      expect(response.body.toString()).toBe(PAGE);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    });

    it('is the app, even if a token in the path has dots', async () => {
      const get = await serve();
      expect((await get('/bos/ekyc/eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl')).body.toString()).toBe(
        PAGE,
      );
    });

    it('may connect to the services that the configuration names, and no others', async () => {
      const connect = ['https://identity.example', 'https://assets.example'];
      const get = await serve({ origins: { connect, embed: [] } });
      const policy = String((await get('/bos/')).headers['content-security-policy']);
      expect(policy).toContain(
        "connect-src 'self' https://identity.example https://assets.example;",
      );
    });
  });

  describe('framing', () => {
    const embed = ['https://portal.example'];
    const framable = [
      '/bos/',
      '/bos/?auth=/bos/login',
      '/bos/request-onboarding',
      '/bos/borrower/onboarding/individu-non-partner/personal/identity',
      '/bos/funder/onboarding/individu',
      '/bos/partner/onboarding',
      '/bos/ekyc/abc',
      // A token, although it looks like a way to another page.
      '/bos/ekyc/abc%2f..%2f..%2flogin',
      '/bos/onboarding-submitted',
      '/bos/onboarding-rejected',
    ];
    const closed = [
      '/bos/login',
      '/bos/two-factor-auth/7',
      '/bos/forgot-password',
      '/bos/borrower/notification',
      '/bos/settings/information',
      '/bos/borrower/onboarding-else',
      '/bos/xekyc/abc',
      '/bos/login?next=/bos/ekyc/abc',
    ];
    /** Decoded or without the second slash they look like pages that may be framed. The app shows others. */
    const disguised = [
      '/bos/two-factor-auth/..%2fekyc%2fabc',
      '/bos/ekyc/../login',
      '/bos/borrower/onboarding/login',
      '/bos/form_consent/..%2F',
      '/bos/borrower/onboarding/..%2f..%2flogin',
      '/bos/borrower%2fonboarding',
      '/bos/ekyc%2fabc',
      '/bos/ekyc/abc/more',
      '/bos/onboarding-submitted%0a',
      '/bos/%0a',
      '/bos//',
      '//bos/',
      '//other/bos/',
      '/bos//ekyc/abc',
    ];

    it.each(framable)('%s may be framed by the configured portals', async (route) => {
      const get = await serve({ origins: { connect: [], embed } });
      const policy = (await get(route)).headers['content-security-policy'];
      expect(policy).toMatch(/frame-ancestors https:\/\/portal\.example$/);
    });

    it.each([...closed, ...disguised])('%s may be framed by nobody', async (route) => {
      const get = await serve({ origins: { connect: [], embed } });
      const policy = (await get(route)).headers['content-security-policy'];
      expect(policy).toMatch(/frame-ancestors 'none'$/);
    });

    it('is refused for every page if no portal is configured', async () => {
      const get = await serve();
      const policy = (await get('/bos/')).headers['content-security-policy'];
      expect(policy).toMatch(/frame-ancestors 'none'$/);
    });
  });
}
