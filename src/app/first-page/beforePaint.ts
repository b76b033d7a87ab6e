/*
 * Small scripts that stand in the page itself, before anything of ours is loaded. The build writes
 * each into the page as text, and its hash into the content security policy: they may use nothing
 * from outside themselves but what they are called with.
 */

/** The page handles its form from now on. */
export const READY_EVENT = 'bos:firstpageready';
/** It may never do so: a part of it is missing. */
export const INCOMPLETE_EVENT = 'bos:firstpageincomplete';

export interface DecideOptions {
  /** The start page, and where it leads whoever has no session. */
  start: string;
  login: string;
  productName: string;
  /** The cookie of a session. */
  cookie: string;
  /** Names of tokens in the address. */
  tokens: readonly string[];
  /** Keys of the tab's storage: what the page before has left for the app. */
  tabKeys: readonly string[];
  /** The key of the chosen language. */
  languageKey: string;
}

/**
 * In the head: whether the app comes at once, as for those who have a session (`data-app`), and whether
 * the page is shown in English (`data-translates`, until it is).
 */
export function decideFirst(options: DecideOptions): void {
  const html = document.documentElement;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const holds = (look: () => boolean): boolean => {
    try {
      return look();
    } catch {
      // Blocked storage and cookies throw.
      return false;
    }
  };
  const isForApp =
    window.parent !== window ||
    options.tokens.some((name) => query.has(name)) ||
    holds(() => `; ${document.cookie}`.includes(`; ${options.cookie}=`)) ||
    holds(() => options.tabKeys.some((key) => sessionStorage.getItem(key) !== null));
  if (holds(() => localStorage.getItem(options.languageKey) === 'en'))
    html.dataset['translates'] = '';
  if (isForApp) {
    html.dataset['app'] = '';
    document.title = options.productName;
  } else if (pathname === options.start) {
    history.replaceState(null, '', options.login + search + hash);
  }
}

/**
 * In the head: keeps the buttons that are pressed before the page is ready (`data-pressed`) and presses
 * them again when it is; says so if it may never be (`data-incomplete`). Whoever types on after a submit
 * has not meant it yet. `waitMs`: how long somebody waits after a press.
 */
export function keepPresses(readyEvent: string, incompleteEvent: string, waitMs: number): void {
  const html = document.documentElement;
  let presses: { page: Element; button: HTMLButtonElement; position: number }[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const isSubmit = (button: Element) => button.matches('[type=submit]');
  const unmark = (what: string) => {
    for (const button of document.querySelectorAll(`[data-pressed]${what}`)) {
      button.removeAttribute('data-pressed');
      button.removeAttribute('aria-busy');
    }
  };
  const showNote = () => document.querySelector('[data-incomplete-note]')?.scrollIntoView();
  const giveUp = () => {
    if (document.querySelector('[data-waits]') === null) return;
    html.dataset['incomplete'] = '';
    if (presses.length > 0) showNote();
    presses = [];
    unmark('');
  };
  const keep = (event: Event, button: HTMLButtonElement | null) => {
    const page = button?.closest('[data-waits]');
    if (!button || !page) return;
    event.preventDefault();
    if ('incomplete' in html.dataset) {
      showNote();
      return;
    }
    if (presses.length === 0) waiting = setTimeout(giveUp, waitMs);
    presses.push({ page, button, position: [...page.querySelectorAll('button')].indexOf(button) });
    button.setAttribute('data-pressed', '');
    button.setAttribute('aria-busy', 'true');
  };
  document.addEventListener(
    'click',
    (event) => keep(event, event.target instanceof Element ? event.target.closest('button') : null),
    true,
  );
  // A password manager may send a form without a press.
  document.addEventListener(
    'submit',
    (event) =>
      keep(
        event,
        event.target instanceof Element
          ? event.target.querySelector<HTMLButtonElement>('[type=submit]')
          : null,
      ),
    true,
  );
  document.addEventListener(
    'input',
    ({ isTrusted, target }) => {
      // Whatever else fills a field does not know of the press.
      if (!isTrusted || presses.every(({ page }) => !page.contains(target as Node))) return;
      presses = presses.filter(({ button }) => !isSubmit(button));
      unmark('[type=submit]');
      if (presses.length === 0) clearTimeout(waiting);
    },
    true,
  );
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.defer) giveUp();
    },
    true,
  );
  document.addEventListener(incompleteEvent, giveUp);
  document.addEventListener(readyEvent, () => {
    delete html.dataset['incomplete'];
    unmark('');
    for (const { page, button, position } of presses) {
      // React has made other elements where an extension had put something into the page.
      const [submit] = page.querySelectorAll<HTMLButtonElement>('[type=submit]');
      const another = isSubmit(button) ? submit : page.querySelectorAll('button')[position];
      (button.isConnected ? button : another)?.click();
    }
    presses = [];
  });
}

/**
 * Below the pages: puts the English one in place of the other for those who have chosen English, and the
 * query of the address into the links.
 */
export function preparePage(pageId: string, templateId: string): void {
  const html = document.documentElement;
  const page = document.getElementById(pageId);
  const template = document.getElementById(templateId);
  if ('translates' in html.dataset && template instanceof HTMLTemplateElement) {
    page?.replaceChildren(template.content);
    html.lang = 'en';
    if (!('app' in html.dataset)) document.title = template.dataset['title'] ?? document.title;
  }
  delete html.dataset['translates'];
  const { search } = window.location;
  if (search === '') return;
  for (const link of page?.querySelectorAll<HTMLAnchorElement>('a[href^="/"]') ?? [])
    link.search = search;
}
