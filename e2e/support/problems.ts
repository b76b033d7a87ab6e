import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

const POLICY = 'console: security policy: ';

/** What the browser and webpack say of code that is gone, is the page instead, or cannot be reached. */
export const MISSING_CODE = [
  /status of 404 .*\/assets\//,
  /\/assets\/\S+' because its MIME type/,
  /net::ERR_\w+ \(.*\/assets\//,
  /uncaught: (SyntaxError: )?Unexpected token '<'/,
  /Loading (CSS )?chunk|ChunkLoadError/,
];

/** Errors in the browser that a test did not expect. */
export class Problems {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Listens to every page of a context, for errors and for violations of the security policy. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() !== 'error') return;
      this.seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error: WebError) => {
      const { stack, message } = error.error();
      // A file that is no script has no stack.
      this.seen.push(`uncaught: ${stack === undefined || stack === '' ? message : stack}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        // A policy that only reports is of the journey that adds it.
        if (event.disposition === 'report') return;
        console.error(`security policy: ${event.violatedDirective} refused ${event.blockedURI}`);
      });
    });
  }

  /** A test that causes an error allows its messages here. Nothing allows a violation of the policy. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  unexpected(): string[] {
    return this.seen.filter(
      (text) => text.includes(POLICY) || !this.allowed.some((pattern) => pattern.test(text)),
    );
  }
}
