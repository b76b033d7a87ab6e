/**
 * Moderate bugs that may ship: the address of the advisory, and why it does no harm here.
 * @type {Record<string, string>}
 */
const ACCEPTED = {};

/**
 * @typedef {object} Advisory
 * @property {string} name the package
 * @property {string} title
 * @property {string} url
 * @property {string} severity
 *
 * @typedef {object} Report what `npm audit --json` prints
 * @property {Record<string, { via: (Advisory | string)[] }>} [vulnerabilities] a text is another package
 * @property {string} [message] why there is no audit
 */

/** @param {Report} report @param {Record<string, string>} accepted @returns {string[]} what must not ship */
export function auditProblems({ vulnerabilities, message }, accepted = ACCEPTED) {
  if (!vulnerabilities) return [`The registry gives no audit: ${message ?? 'it has no list'}`];
  const problems = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string')
    .filter(({ severity, url }) => {
      const isAccepted = severity === 'moderate' && !!accepted[url];
      return !['info', 'low'].includes(severity) && !isAccepted;
    })
    .map(({ name, severity, title, url }) => `${name}: ${severity}, ${title}, ${url}`);
  return [...new Set(problems)];
}
