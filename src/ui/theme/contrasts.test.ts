import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from '@/testing/oracle/contrast';
import { darkColours, lightColours, type Colours } from './tokens';

const ROOT = path.join(__dirname, '../../..');
const SHEETS = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/**/*.css'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.css') && !file.startsWith('src/dev-panel/'));

interface Rule {
  name: string;
  selector: string;
  body: string;
}

/** The innermost rules of all style sheets. */
const rules: Rule[] = SHEETS.flatMap((file) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      name: `${selector.trim()} in ${path.basename(file)}`,
      selector: selector.trim(),
      body,
    }),
  ),
);

const tokenOf = (body: string, property: string): keyof Colours | undefined =>
  new RegExp(`(?:^|[;{\\s])${property}: var\\(--color-([a-z-]+)\\);`).exec(body)?.[1] as
    keyof Colours | undefined;

/** Rules that set both the colour of a text and what is behind it. */
const texts = rules.flatMap(({ name, body }) => {
  const [text, ground] = [tokenOf(body, 'color'), tokenOf(body, 'background')];
  return text && ground ? [{ name, text, ground }] : [];
});

test('A13: rules with both colours are found', () => {
  expect(texts.map(({ name }) => name)).toContain('.badge in menu.module.css');
  expect(texts.length).toBeGreaterThan(20);
});

test.each(texts)('A13: $name can be read in light and dark (4.5 to 1)', ({ text, ground }) => {
  for (const colours of [lightColours, darkColours])
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
});

test('A13: what is disabled is not made pale, so that it can still be read', () => {
  const pale = rules.filter(
    ({ selector, body }) => /:disabled|aria-disabled/.test(selector) && /opacity: 0/.test(body),
  );
  expect(pale.map(({ name }) => name)).toEqual([]);
});
