/**
 * Checks the size of the login route against `sizeBudget.json`, and that `dist` has no forbidden
 * content (B3), nothing of the mock (M6) and no dangerous code (X7). The login route is the entry of
 * the app, which has the login screen; before it there are the first pages, whose scripts
 * handle their forms, and behind it the hub of an application and what follows the start.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { dangersIn } from './dangerousCode.mjs';
import { ROOT } from './dependencies.mjs';
import { SECRETS } from './secretPatterns.mjs';

const DIST = path.join(ROOT, 'dist');
const BUDGET = JSON.parse(readFileSync(path.join(import.meta.dirname, 'sizeBudget.json'), 'utf8'));

/** Not allowed in a build: sources, settings, keys, the mock, local addresses. */
const FORBIDDEN_FILES = /(\.map|\.env.*|(?<!\.d)\.tsx?)$/;
const FORBIDDEN_TEXTS = [
  /sourceMappingURL=/,
  /__mock\b/,
  /mock-server/,
  // Addresses; libraries compare names of hosts with them.
  /\/\/127\.0\.0\.1|127\.0\.0\.1:\d/,
  // Libraries take the bare name as the base of a path.
  /localhost:\d|\/\/localhost(?!")/,
  // The folder of the build.
  /file:\/\/\//,
  ...SECRETS,
  // Part of the parser of ICU messages, which is not needed: the build compiles the messages.
  /doubleapos/,
];

/** The screens of the hub of an application: they import no form and nothing of MUI. */
const HUB = ['MainLayout', 'onboardingRoutes', 'HubScreen'];

/** The first line of each script (webpack.config.js). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** @type {string[]} */
const violations = [];

/** @param {string} file @returns {number} the bytes that are transferred */
function brotliBytes(file) {
  const compressed = path.join(DIST, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(DIST, file)).size;
}

/** @returns {{ entries: { main: string[] } & Record<string, string[]>, groups: { requests: string[], files: string[] }[], app: string[] }} */
const readChunks = () =>
  JSON.parse(readFileSync(path.join(ROOT, '.cache', 'webpack', 'dist.chunks.json'), 'utf8'));

function checkChunks() {
  const requests = readChunks().groups.flatMap((group) => group.requests);
  for (const request of requests.filter((name) => /dev-panel/.test(name ?? '')))
    violations.push(`There is a chunk for ${request}`);
}

/**
 * @param {string} what @param {readonly string[]} files @param {number} budget
 */
function checkScripts(what, files, budget) {
  const bytes = [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotliBytes(file), 0);
  const kib = Number((bytes / 1024).toFixed(1));
  console.log(`JavaScript of ${what}: ${kib} KiB brotli (budget ${budget})`);
  if (kib > budget)
    violations.push(`${what} is over its budget: load later what its first paint does not need.`);
}

/**
 * The files that come with a screen.
 * @param {ReturnType<typeof readChunks>['groups']} groups @param {string} screen
 */
function filesOf(groups, screen) {
  const found = groups.filter(({ requests }) =>
    requests.some((name) => name.endsWith(`/${screen}`)),
  );
  if (found.length === 0) violations.push(`No chunk has ${screen}.`);
  return found.flatMap((group) => group.files);
}

function checkLoginRoute() {
  const { entries, groups } = readChunks();
  for (const [name, files] of Object.entries(entries).filter(([name]) => name !== 'main'))
    checkScripts(`${name}.html`, files, BUDGET.firstJsBrotliKiB[name] ?? 0);
  checkScripts('the login route', entries.main, BUDGET.loginJsBrotliKiB);
  if (groups.some(({ requests }) => requests.some((name) => /\/LoginRoute$/.test(name ?? ''))))
    violations.push('The login screen is no part of the app: a sign-in would wait for it.');
  /** @param {readonly string[]} screens */
  const behind = (screens) =>
    screens
      .flatMap((screen) => filesOf(groups, screen))
      .filter((file) => !entries.main.includes(file));
  checkScripts('the hub, behind the login route', behind(HUB), BUDGET.hubJsBrotliKiB);
  // It comes while somebody signs in.
  const after = behind(['afterFirstPage']);
  checkScripts('what follows the start of the app', after, BUDGET.afterStartJsBrotliKiB);
}

/**
 * A text that only the mock or the panel has. It is read from the source, so that the check stays
 * right when the text changes.
 * @param {RegExp} pattern @param {string} file @returns {string | undefined}
 */
const quotedIn = (pattern, file) => pattern.exec(readFileSync(path.join(ROOT, file), 'utf8'))?.[1];

/** Something that writes into the files after they are made can break one. @param {string} name @param {string} code */
function checkSyntax(name, code) {
  try {
    new Script(code);
  } catch (error) {
    violations.push(`dist/${name} is no script: ${error}`);
  }
}

function checkContents() {
  const key = quotedIn(/'([^']+)'/, 'mock-server/rules/passwordKey.ts');
  const panelId = quotedIn(/element\.id = '([^']+)'/, 'src/dev-panel/showDevPanel.tsx');
  for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    if (FORBIDDEN_FILES.test(name)) violations.push(`dist has ${name}`);
    if (!/\.(m?js|css|html|json|webmanifest)$/.test(name)) continue;
    const text = readFileSync(path.join(DIST, name), 'utf8');
    if (name.startsWith('assets') && name.endsWith('.js')) {
      checkSyntax(name, text);
      if (!text.startsWith(COMPILE_HINT)) violations.push(`dist/${name} lacks the compile hint`);
    }
    for (const pattern of FORBIDDEN_TEXTS) {
      if (pattern.test(text)) violations.push(`dist/${name} has ${pattern}`);
    }
    if (!key || text.includes(key))
      violations.push(`dist/${name} has the password key of the mock`);
    if (!panelId || text.includes(panelId)) violations.push(`dist/${name} has the developer panel`);
  }
}

/** What is no chunk, such as a page or the worker, is of the app as well. */
function checkDangers() {
  const { app } = readChunks();
  if (!app.some((name) => name.startsWith('assets/main.'))) violations.push('No file is the app.');
  for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(m?js|html)$/.test(name)) continue;
    const isOfTheApp = app.includes(name.split(path.sep).join('/')) || !name.startsWith('assets');
    for (const danger of dangersIn(readFileSync(path.join(DIST, name), 'utf8'), isOfTheApp))
      violations.push(`dist/${name} has ${danger}`);
  }
}

/** The worker must have the pages and all that they name, or a page stays empty without a connection. */
function checkServiceWorker() {
  const worker = readFileSync(path.join(DIST, 'sw.js'), 'utf8');
  for (const name of readdirSync(DIST).filter((file) => file.endsWith('.html'))) {
    const page = readFileSync(path.join(DIST, name), 'utf8');
    const named = [...page.matchAll(/(?:src|href)="(\/bos\/assets\/[^"]+\.(?:js|css))"/g)];
    if (named.length === 0) violations.push(`${name} names no script.`);
    for (const file of [`/bos/${name}`, ...named.map(([, asset = '']) => asset)])
      if (!worker.includes(file)) violations.push(`sw.js does not store ${file}`);
  }
}

/** A first page is painted before any other file has come. */
function checkFirstPages() {
  for (const name of readdirSync(DIST).filter((file) => file.endsWith('.html'))) {
    if (name === 'index.html') continue;
    const page = readFileSync(path.join(DIST, name), 'utf8');
    if (/<link[^>]+rel="stylesheet"|<script(?=[^>]+src=)(?![^>]+defer)/.test(page))
      violations.push(`${name} waits for a file before it is painted.`);
  }
}

/** What the pages of portals load. */
function checkEmbedHelper() {
  const bytes = gzipSync(readFileSync(path.join(DIST, 'embed', 'bos-embed.js'))).length;
  console.log(`Helper for portals: ${bytes} bytes gzip (budget ${BUDGET.embedHelperGzipBytes})`);
  if (bytes > BUDGET.embedHelperGzipBytes) violations.push('The helper for portals is too large.');
}

checkLoginRoute();
checkEmbedHelper();
checkServiceWorker();
checkFirstPages();
checkChunks();
checkContents();
checkDangers();
for (const violation of violations) console.error(violation);
process.exit(violations.length === 0 ? 0 : 1);
