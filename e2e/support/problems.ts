import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** What went wrong in the browser without a test having asked for it. */
export class Problems {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Listens to every page of a context, for errors and for breaches of the security policy. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() !== 'error') return;
      this.seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error: WebError) => {
      this.seen.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`security policy: ${event.violatedDirective} refused ${event.blockedURI}`);
      });
    });
  }

  /** A test that provokes an error says so: messages that match are no problem. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  unexpected(): string[] {
    return this.seen.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }
}
