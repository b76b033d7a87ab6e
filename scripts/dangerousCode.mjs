/** Code that makes code or markup of a text, in the files of a build. */

/** The minifier writes `new Function(` without `new`. */
const IN_ANY_FILE =
  /\beval\)?\(|\bFunction\(|document\.write|insertAdjacentHTML|createContextualFragment|HTMLUnsafe\b|\bset(?:Timeout|Interval)\(\s*["'`]/g;

/** React and Emotion have these names, and Sentry and Formik read what such a property has. */
const IN_THE_APP =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|\bsrc[dD]oc\b|\beval\b|\bRegExp\(/g;

/** What begins so is known. The policy of the app refuses each `Function` of a package. */
const KNOWN = [
  // lodash-es and pdfjs-dist look for the global object, and for the modules of Node.
  'Function("return this")',
  `Function('return require("'`,
  // pdfjs-dist does this only where it may: pdf.ts says that it may not.
  'Function("")',
  'Function("src","srcOffset","dest","destOffset",',
  // The pattern of an address of the configuration, which is escaped (cleanReport.ts).
  'RegExp(`^https?://',
  // Workbox, with the address of the app itself.
  'RegExp(`^${location.origin}`',
];

/**
 * @param {string} code @param {boolean} isOfTheApp whether it is no package's alone
 * @returns {string[]} the dangers in it
 */
export function dangersIn(code, isOfTheApp) {
  const found = [IN_ANY_FILE, ...(isOfTheApp ? [IN_THE_APP] : [])].flatMap((pattern) => [
    ...code.matchAll(pattern),
  ]);
  return found
    .filter(({ index }) => !KNOWN.some((known) => code.startsWith(known, index)))
    .map(({ 0: text }) => text);
}
