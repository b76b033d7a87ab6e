import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { readPage, type Sighting } from './canaryPage';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** The middle of a text in base64, for each of the three offsets at which it may start. */
const inBase64 = (text: string): string[] =>
  ['', 'x', 'xx'].flatMap((before) => {
    const whole = base64(before + text).replace(/=+$/, '');
    const middle = whole.slice(before === '' ? 0 : 4, -2);
    return [middle, middle.replaceAll('+', '-').replaceAll('/', '_')];
  });

/** The encodings in which a secret may leak (reliability.md#secrets-in-disguise). */
export const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(encodeURIComponent(secret)),
  new URLSearchParams({ s: secret }).toString().slice(2),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('hex'),
  Array.from(secret).reverse().join(''),
  ...inBase64(secret),
];

/**
 * Records everything that leaves a browser or stays in it during a journey: requests, the console,
 * addresses, and at each `look` all that the page shows, links to and stores. Responses of the
 * server are left out, because the secrets come from them.
 */
export class Traces {
  private readonly seen: Sighting[] = [];
  private readonly opened = new Set<string>();
  private readonly pending: Promise<void>[] = [];

  constructor(private readonly context: BrowserContext) {
    context.on('request', (request) => this.pending.push(this.noteRequest(request)));
    context.on('response', (response) => this.pending.push(this.noteRedirect(response)));
    context.on('console', (message: ConsoleMessage) => this.note('console', message.text()));
    context.on('page', (page) => this.follow(page));
    context.pages().forEach((page) => this.follow(page));
  }

  /** Opens an address that contains a secret; this address itself is not a leak. */
  async open(page: Page, address: string): Promise<void> {
    this.opened.add(new URL(address, 'http://x').pathname + new URL(address, 'http://x').search);
    await page.goto(address);
  }

  /** Records all that a page shows, links to and stores, and the browser's history of it. */
  async look(page: Page): Promise<void> {
    for (const { location, text } of await page.evaluate(readPage)) this.note(location, text);
    for (const { name, value } of await this.context.cookies()) this.note(`cookie ${name}`, value);
    const browser = await this.context.newCDPSession(page);
    const { entries } = await browser.send('Page.getNavigationHistory');
    for (const { url, title } of entries) {
      this.note('history', url);
      this.note('title', title);
    }
    await browser.detach();
    await Promise.all(this.pending.splice(0));
  }

  /** Where a secret was found in any encoding, without duplicates, sorted. */
  locationsOf(secret: string): string[] {
    const forms = formsOf(secret);
    const hits = this.seen.filter(({ text }) => forms.some((form) => text.includes(form)));
    return [...new Set(hits.map(({ location }) => location))].sort();
  }

  private note(location: string, text: string): void {
    this.seen.push({ location, text });
  }

  private follow(page: Page): void {
    page.on('framenavigated', (frame) => {
      const { pathname, search, hash } = new URL(frame.url(), 'http://x');
      if (!this.opened.has(pathname + search)) this.note('address', pathname + search + hash);
    });
  }

  private async noteRequest(request: Request): Promise<void> {
    const { pathname, search, origin } = new URL(request.url());
    const isOwn = this.context.pages().some((page) => page.url().startsWith(origin));
    const call = `${request.method()} ${isOwn ? '' : origin}${pathname}`;
    const isTheVisit = request.isNavigationRequest() && this.opened.has(pathname + search);
    if (!isTheVisit) this.note(`url of a call`, request.url());
    this.note(`body ${call}`, request.postData() ?? '');
    for (const [name, value] of Object.entries(await request.allHeaders().catch(() => ({}))))
      if (!name.startsWith(':')) this.note(isOwn ? `header ${name}` : `header ${call}`, value);
  }

  private async noteRedirect(response: Response): Promise<void> {
    const target = await response.headerValue('location').catch(() => null);
    if (target !== null) this.note('redirect', target);
  }
}
