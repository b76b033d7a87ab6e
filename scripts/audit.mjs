/**
 * `npm run audit`: nothing that ships has a known bug that is high or critical, or moderate without a
 * written reason (B1). It needs a registry that gives audits.
 */
import { spawnSync } from 'node:child_process';
import { auditProblems } from './auditProblems.mjs';
import { NPM, ROOT } from './dependencies.mjs';

const { stdout } = spawnSync(NPM.command, ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  shell: NPM.shell,
});
const problems = auditProblems(JSON.parse(stdout || '{}'));
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('Nothing that ships has a known bug that is not accepted.');
process.exitCode = problems.length === 0 ? 0 : 1;
