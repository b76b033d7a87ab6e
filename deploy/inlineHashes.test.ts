import { createHash } from 'node:crypto';
import { inlineHashes } from './inlineHashes';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each([
  ['a script', '<script>run()</script>', ['run()']],
  ['the same script twice', '<script>a</script><p><script>a</script>', ['a']],
  ['an empty script', '<script></script>', ['']],
  [
    'a script with types',
    '<script type="module">a</script><script type=" TEXT/JavaScript ">b</script>',
    ['a', 'b'],
  ],
  [
    'characters that markup would escape',
    '<script>a < b && "&amp;é"</script>',
    ['a < b && "&amp;é"'],
  ],
  ['line breaks of Windows', '<script>a\r\nb\rc</script>', ['a\nb\nc']],
  ['large letters', '<SCRIPT>a</SCRIPT>', ['a']],
  ['a script of a file', '<script src="/a.js"></script>', []],
  ['data', '<script type="application/json">{}</script>', []],
  [
    'a template, and what is in it',
    '<template><template></template><script>a</script></template><script>b</script>',
    ['b'],
  ],
  ['a comment', '<!-- <script>a</script> -->', []],
  ['a text', '<textarea><script>a</script></textarea><title><script>b</script></title>', []],
])('X5: a policy allows what a page runs: %s', (_what, html, scripts) => {
  expect(inlineHashes(html)).toEqual({ scripts: scripts.map(hashOf), styles: [] });
});

it('X5: a policy allows what a page applies', () => {
  const html = '<style>a > b { c: "</p>" }</style><template><style>d</style></template>';
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [hashOf('a > b { c: "</p>" }')] });
});
