import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const PATCHES = path.join(__dirname, 'seededDefects');
const patches = readdirSync(PATCHES).filter((name) => name.endsWith('.patch'));

/** What a patch expects to find, hunk by hunk: its unchanged lines and those that it removes. */
function expectedIn(patch: string): { file: string; lines: string }[] {
  return patch.split(/^diff --git .*\n/m).flatMap((part) => {
    const file = /^--- a\/(.*)$/m.exec(part)?.[1];
    if (file === undefined) return [];
    return part
      .split(/^@@ .*\n/m)
      .slice(1)
      .map((hunk) => ({
        file,
        lines: hunk
          .split('\n')
          .filter((line) => /^[ -]/.test(line))
          .map((line) => line.slice(1))
          .join('\n'),
      }));
  });
}

test.each(patches)('%s still fits the code that it breaks', (name) => {
  const expected = expectedIn(readFileSync(path.join(PATCHES, name), 'utf8'));
  expect(expected.length).toBeGreaterThan(0);
  const unfit = expected.filter(
    ({ file, lines }) => !readFileSync(path.join(ROOT, file), 'utf8').includes(lines),
  );
  expect(unfit).toEqual([]);
});
