import { prerenderToNodeStream } from 'react-dom/static';
import { PATHS, TOKEN_PARAMETERS } from '@/domain/access/paths';
import { SESSION_COOKIE } from '@/domain/access/sessionCookie';
import { LANGUAGE_KEY } from '@/i18n/language';
import { makeTexts, type TextsOptions } from '@/i18n/texts';
import { addIndonesian } from '@/i18n/words';
import { AUTH_KEY } from '@/platform/authParameter';
import { BASE_PATH } from '../basePath';
import { SIGN_OUT_REASON } from '../signOutReason';
import {
  decideFirst,
  INCOMPLETE_EVENT,
  keepPresses,
  preparePage,
  READY_EVENT,
} from './beforePaint';
import { FirstPage } from './FirstPage';
import type { FirstPageDefinition } from './firstPageDefinition';
import { FIRST_PAGE_ID, ID_PREFIX } from './ids';
import { forgotPasswordPage } from './pages/forgotPasswordPage';
import { loginPage } from './pages/loginPage';
import { notFoundPage } from './pages/notFoundPage';
import { registerBorrowerPage, registerFunderPage } from './pages/registerPages';

/** By the names of their files in the build, and of their entries in `src/first`. */
const PAGES: Readonly<Record<string, FirstPageDefinition>> = {
  login: loginPage,
  'forgot-password': forgotPasswordPage,
  'register-borrower': registerBorrowerPage,
  'register-funder': registerFunderPage,
  'not-found': notFoundPage,
};

const ENGLISH_ID = 'first-en';

const WAIT_MS = 20_000;

/** Not drawn before it is whole and in its language. Browsers that do not know it draw what has come. */
const DRAWN_WHOLE = '<link rel="expect" href="#root" blocking="render" />';

const DECIDE = {
  start: `${BASE_PATH}${PATHS.root}`,
  login: `${BASE_PATH}${PATHS.login}`,
  cookie: SESSION_COOKIE,
  tokens: TOKEN_PARAMETERS,
  tabKeys: [AUTH_KEY, SIGN_OUT_REASON],
  languageKey: LANGUAGE_KEY,
};

/** A script that calls a function of `beforePaint`. */
const inline = <Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  ...args: Args
): string =>
  `<script>(${String(run)})(...${JSON.stringify(args).replaceAll('<', '\\u003c')})</script>`;

/** As the value of an attribute. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** React puts the title before the page, for a document without a head of its own. */
const TITLE = /<title>(.*?)<\/title>/;

/** The page in one language, below a note for whoever gets it without its scripts. */
async function render(
  { Screen }: FirstPageDefinition,
  options: TextsOptions,
): Promise<{ title: string; content: string }> {
  const texts = makeTexts(options);
  const page = (
    <FirstPage Screen={Screen} texts={texts} typed={{}} leave={() => Promise.resolve()} />
  );
  const { prelude } = await prerenderToNodeStream(page, { identifierPrefix: ID_PREFIX });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  const [body, reload] = [texts.t('auth.incomplete.body'), texts.t('auth.incomplete.reload')];
  const note = `<p role="alert" data-incomplete-note>${body} <a href="">${reload}</a></p>`;
  return {
    title: TITLE.exec(html)?.[1] ?? '',
    content: `${note}<div data-rendered>${html.replace(TITLE, '')}</div>`,
  };
}

export interface RenderedPage {
  title: string;
  /** At the end of the head, and in place of the root element. */
  head: string;
  body: string;
}

/** A first page as HTML, in both languages; called by the build (webpack.config.js). */
export async function renderFirstPage(name: string, productName: string): Promise<RenderedPage> {
  const definition = PAGES[name];
  if (definition === undefined) throw new Error(`There is no first page ${name}`);
  addIndonesian(definition.messages);
  const indonesian = await render(definition, { productName });
  const english = await render(definition, {
    productName,
    english: await definition.fetchEnglish(),
  });
  return {
    title: indonesian.title,
    head: [
      DRAWN_WHOLE,
      inline(decideFirst, { ...DECIDE, productName }),
      inline(keepPresses, READY_EVENT, INCOMPLETE_EVENT, WAIT_MS),
    ].join('\n'),
    body: [
      `<div id="${FIRST_PAGE_ID}" data-waits data-product="${escaped(productName)}">${indonesian.content}</div>`,
      `<template id="${ENGLISH_ID}" data-title="${english.title}">${english.content}</template>`,
      inline(preparePage, FIRST_PAGE_ID, ENGLISH_ID),
      '<div id="root"></div>',
    ].join('\n'),
  };
}
