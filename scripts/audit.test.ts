import { auditProblems } from './auditProblems.mjs';

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
