import { readFileSync } from 'node:fs';
import path from 'node:path';
import { darkColours, lightColours, type Colours } from './tokens';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');

const coloursIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [
      String(name),
      String(value).toUpperCase(),
    ]),
  );

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

type Pair = [keyof Colours, keyof Colours];

const TEXT_PAIRS: Pair[] = [
  ...(['page', 'surface', 'sunken'] as const).flatMap((ground): Pair[] => [
    ['text', ground],
    ['muted', ground],
    ['primary', ground],
  ]),
  ...(['page', 'surface'] as const).flatMap((ground): Pair[] => [
    ['success', ground],
    ['info', ground],
    ['warning', ground],
    ['error', ground],
  ]),
  ['success', 'success-soft'],
  ['info', 'info-soft'],
  ['warning', 'warning-soft'],
  ['error', 'error-soft'],
  ['primary', 'primary-soft'],
  ['text', 'primary-soft'],
  ['text', 'warning-soft'],
  ['text', 'error-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
];

const CONTROL_PAIRS: Pair[] = [
  ['control-border', 'surface'],
  ['control-border', 'page'],
  ['accent', 'surface'],
  ['bar', 'page'],
  ['bar', 'surface'],
];

describe.each([
  ['light', lightColours, lightCss],
  ['dark', darkColours, darkCss],
])('the %s scheme', (_name, colours, sheet) => {
  test('has the same colours for our parts as for those of MUI', () => {
    expect(coloursIn(sheet)).toEqual(colours);
  });

  test.each(TEXT_PAIRS)('%s can be read on %s (4.5 to 1)', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROL_PAIRS)('%s is distinguishable from %s (3 to 1)', (control, ground) => {
    expect(contrast(colours[control], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});
