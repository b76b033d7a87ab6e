import type { Page } from '@playwright/test';
import { hostileTexts } from '@/testing/oracle/hostileTexts';

/** Values that the app computes with instead of showing them: dates, paths, addresses, tokens, codes. */
const COMPUTED_KEY =
  /(_at|date|time|path_url|path|url|token.*|tnc|sort|month|key|reason|variant|step|sub_step)$/;

export interface HostileServer {
  /** The texts that were served, each with the path of its value. */
  served: Map<string, string>;
  /** The paths of the values whose text is on the page now. */
  shownPaths(): Promise<string[]>;
}

/**
 * Replaces every text in the responses of the server by a hostile one, each by another, from `first` on.
 */
export async function serveHostileTexts(page: Page, first = 0): Promise<HostileServer> {
  const served = new Map<string, string>();
  let count = first;
  const hostile = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => hostile(item, `${path}[]`));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          key,
          typeof item === 'string' && COMPUTED_KEY.test(key)
            ? item
            : hostile(item, `${path}.${key}`),
        ]),
      );
    if (typeof value !== 'string' || value === '') return value;
    const text = hostileTexts[count % hostileTexts.length]!;
    count += 1;
    served.set(text, path);
    return text;
  };
  await page.route(/\/api\/(identity|notification|master)\//, async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('json')) return route.fulfill({ response });
    const body = (await response.json()) as { data?: unknown };
    const from = new URL(route.request().url()).pathname.replace(/\d+/g, 'N');
    return route.fulfill({ response, json: { ...body, data: hostile(body.data, from) } });
  });
  return {
    served,
    shownPaths: async () => {
      const words = await page.evaluate(() =>
        [
          document.body.textContent,
          ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
            ({ value }) => value,
          ),
        ].join('\n'),
      );
      return [...served].filter(([text]) => words.includes(text)).map(([, path]) => path);
    },
  };
}
