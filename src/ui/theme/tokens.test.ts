import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from '@/testing/oracle/contrast';
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
  // The number of unread notifications.
  ['surface', 'error'],
  // A field or button that is disabled.
  ['muted', 'sunken'],
];

const CONTROL_PAIRS: Pair[] = [
  ['control-border', 'surface'],
  ['control-border', 'page'],
  ['accent', 'surface'],
  ['bar', 'page'],
  ['bar', 'surface'],
  // The border of an invalid field, and the values of progress bars on their tracks.
  ['error', 'surface'],
  ['error', 'sunken'],
  ['success', 'sunken'],
  ['primary', 'sunken'],
  ['primary', 'border'],
  // Switches that are off or disabled, and icons that are disabled.
  ['control-border', 'sunken'],
];

describe.each([
  ['light', lightColours, lightCss],
  ['dark', darkColours, darkCss],
])('the %s scheme', (_name, colours, sheet) => {
  test('has the same colours for our parts as for those of MUI', () => {
    expect(coloursIn(sheet)).toEqual(colours);
  });

  test.each(TEXT_PAIRS)('A13: %s can be read on %s (4.5 to 1)', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROL_PAIRS)('A13: %s is distinguishable from %s (3 to 1)', (control, ground) => {
    expect(contrast(colours[control], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});
