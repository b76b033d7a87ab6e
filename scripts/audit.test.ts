import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { auditProblems, developmentBugs } from './auditProblems.mjs';

const URL = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';

const reportOf = (severity: string) => ({
  vulnerabilities: {
    leaf: { via: [{ name: 'leaf', title: 'Prototype pollution', url: URL, severity }] },
    parent: { via: ['leaf'] },
  },
});

test.each(['critical', 'high', 'moderate', 'a new word'])(
  'B1: a bug that is %s may not ship',
  (severity) => {
    const expected = [`leaf: ${severity}, Prototype pollution, ${URL}`];
    expect(auditProblems(reportOf(severity))).toEqual(expected);
  },
);

test('B1: a moderate bug may ship with a reason, and with nothing less', () => {
  expect(auditProblems(reportOf('moderate'), { [URL]: 'Only a server uses it.' })).toEqual([]);
  expect(auditProblems(reportOf('moderate'), { [URL]: '' })).toHaveLength(1);
  expect(auditProblems(reportOf('moderate'), { [`${URL}d`]: 'Of another.' })).toHaveLength(1);
});

test.each(['critical', 'high'])('B1: no reason lets a bug that is %s ship', (severity) => {
  expect(auditProblems(reportOf(severity), { [URL]: 'Only a server uses it.' })).toHaveLength(1);
});

test('B1: a low bug, or none, may ship', () => {
  expect(auditProblems(reportOf('low'))).toEqual([]);
  expect(auditProblems({ vulnerabilities: {} })).toEqual([]);
});

test('B1: no audit is no proof', () => {
  const refused = auditProblems({ message: '405 Method Not Allowed' });
  expect(refused).toEqual(['The registry gives no audit: 405 Method Not Allowed']);
  expect(auditProblems({})).toHaveLength(1);
});

/** A report with a bug of a package that ships, and with those of one that does not. */
function wholeReport(shipped: ReturnType<typeof reportOf>) {
  const bug = { name: 'tool', title: 'Slow', url: `${URL}d`, severity: 'high' };
  const tool = { via: [bug] };
  const runner = { via: ['tool', { ...bug, severity: 'info' }] };
  return { vulnerabilities: { ...shipped.vulnerabilities, tool, runner } };
}
const OF_TOOLS = [`tool: high, Slow, ${URL}d`, `tool: info, Slow, ${URL}d`];

test('B1: the bugs that only development has are listed, whatever their severity', () => {
  const shipped = reportOf('low');
  expect(developmentBugs(shipped, wholeReport(shipped))).toEqual(OF_TOOLS);
  expect(developmentBugs(shipped, shipped)).toEqual(['none']);
  const refused = developmentBugs(shipped, { message: '405' });
  expect(refused).toEqual(['The registry gives no audit: 405']);
});

test.each([
  ['low', 0],
  ['high', 1],
])(
  'B1: beside a %s bug that ships, those of development are listed: exit code %d',
  (severity, code) => {
    const bin = mkdtempSync(path.join(os.tmpdir(), 'bos-npm-'));
    const shipped = reportOf(severity);
    writeFileSync(
      path.join(bin, 'npm'),
      `#!/bin/sh
    case "$*" in
      *--omit=dev*) echo '${JSON.stringify(shipped)}';;
      *) echo '${JSON.stringify(wholeReport(shipped))}';;
    esac`,
      { mode: 0o755 },
    );
    const { status, stdout } = spawnSync(process.execPath, [path.join(__dirname, 'audit.mjs')], {
      encoding: 'utf8',
      env: { PATH: bin },
    });
    rmSync(bin, { recursive: true });
    expect(stdout).toContain(
      `Known bugs of packages that only develop and test:\n${OF_TOOLS.join('\n')}\n`,
    );
    expect(status).toBe(code);
  },
);
