import type { BrowserContext, Page } from '@playwright/test';

/** Lets a page of any site show the app in a frame. The rest of the security policy stays. */
export async function allowAnyPortal(to: Page | BrowserContext): Promise<void> {
  await to.route('**/bos/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    const kept = policy.replace(/\bframe-ancestors [^;]*;? ?/, '');
    if (kept === policy || !kept.includes('script-src'))
      throw new Error(`Not the policy of a page: ${policy}`);
    return route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': kept },
    });
  });
}
