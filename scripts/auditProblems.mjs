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

/** @param {Report} report @returns {Advisory[]} what is wrong with the packages themselves */
const advisoriesOf = ({ vulnerabilities = {} }) =>
  Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string');

/** @param {readonly Advisory[]} advisories @returns {string[]} a line for each */
const linesOf = (advisories) => [
  ...new Set(
    advisories.map(({ name, severity, title, url }) => `${name}: ${severity}, ${title}, ${url}`),
  ),
];

/** @param {Report} report @returns {string} */
const noAudit = ({ message = 'it has no list' }) => `The registry gives no audit: ${message}`;

/** @param {Report} report @param {Record<string, string>} accepted @returns {string[]} what must not ship */
export function auditProblems(report, accepted = ACCEPTED) {
  if (!report.vulnerabilities) return [noAudit(report)];
  const problems = advisoriesOf(report).filter(({ severity, url }) => {
    const isAccepted = severity === 'moderate' && !!accepted[url];
    return !['info', 'low'].includes(severity) && !isAccepted;
  });
  return linesOf(problems);
}

/**
 * @param {Report} shipped @param {Report} all of what ships and of what only develops and tests
 * @returns {string[]} lines about the bugs that only development has
 */
export function developmentBugs(shipped, all) {
  if (!all.vulnerabilities) return [noAudit(all)];
  const lines = linesOf(advisoriesOf(shipped));
  const others = linesOf(advisoriesOf(all)).filter((line) => !lines.includes(line));
  return others.length > 0 ? others : ['none'];
}
