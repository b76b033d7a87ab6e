/*
 * Small scripts that stand in the page itself, before anything of ours is loaded. The build writes
 * each into the page as text, and its hash into the content security policy: they may use nothing
 * from outside themselves but what they are called with.
 */

export interface DecideOptions {
  /** The start page, and where it leads whoever has no session. */
  start: string;
  login: string;
  /** The cookie of a session. */
  cookie: string;
  /** Names of tokens in the address. */
  tokens: readonly string[];
  /** Keys of the tab's storage: what the page before has left for the app. */
  tabKeys: readonly string[];
  /** The key of the chosen language. */
  languageKey: string;
  /** How long somebody waits for the page after a press. */
  waitMs: number;
}

/**
 * In the head: whether the app comes at once, as for those who have a session (`data-app`); whether
 * the page is shown in English (`data-translates`, until it is); the buttons that are pressed before
 * the page is ready (`data-pressed`); and whether it will ever be (`data-incomplete`).
 */
export function decideFirst({
  start,
  login,
  cookie,
  tokens,
  tabKeys,
  languageKey,
  waitMs,
}: DecideOptions): void {
  const html = document.documentElement;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  let isForApp = window.parent !== window || tokens.some((name) => query.has(name));
  try {
    isForApp ||= `; ${document.cookie}`.includes(`; ${cookie}=`);
    isForApp ||= tabKeys.some((key) => sessionStorage.getItem(key) !== null);
    if (localStorage.getItem(languageKey) === 'en') html.dataset['translates'] = '';
  } catch {
    // Storage is blocked: the page is what it is without any.
  }
  if (isForApp) html.dataset['app'] = '';
  else if (pathname === start) history.replaceState(null, '', login + search + hash);
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button === null || button.closest('[data-waits]') === null) return;
      event.preventDefault();
      if ('incomplete' in html.dataset) return;
      button.dataset['pressed'] = '';
      button.setAttribute('aria-busy', 'true');
      setTimeout(giveUp, waitMs);
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
  function giveUp(): void {
    const page = document.querySelector('[data-waits]');
    if (page === null) return;
    html.dataset['incomplete'] = '';
    for (const button of page.querySelectorAll('[data-pressed]')) {
      button.removeAttribute('data-pressed');
      button.removeAttribute('aria-busy');
    }
  }
}

/** Below the pages: puts the English one in place of the other for those who have chosen English. */
export function chooseLanguage(pageId: string, templateId: string): void {
  const html = document.documentElement;
  if (!('translates' in html.dataset)) return;
  delete html.dataset['translates'];
  const template = document.getElementById(templateId);
  const page = document.getElementById(pageId);
  if (!(template instanceof HTMLTemplateElement) || page === null) return;
  page.replaceChildren(template.content);
  html.lang = 'en';
  document.title = template.dataset['title'] ?? document.title;
}
