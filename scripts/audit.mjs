/**
 * `npm run audit`: nothing that ships has a known bug that is high or critical, or moderate without a
 * written reason (B1). Those of packages that only develop and test are listed. It needs a registry
 * that gives audits.
 */
import { spawnSync } from 'node:child_process';
import { auditProblems, developmentBugs } from './auditProblems.mjs';
import { NPM, ROOT } from './dependencies.mjs';

/** @param {...string} options @returns {import('./auditProblems.mjs').Report} */
function audit(...options) {
  const { stdout } = spawnSync(NPM.command, ['audit', '--json', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: NPM.shell,
  });
  return JSON.parse(stdout || '{}');
}

const shipped = audit('--omit=dev');
const problems = auditProblems(shipped);
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('Nothing that ships has a known bug that is not accepted.');
if (shipped.vulnerabilities) {
  console.log('Known bugs of packages that only develop and test:');
  for (const line of developmentBugs(shipped, audit())) console.log(line);
}
process.exitCode = problems.length === 0 ? 0 : 1;
