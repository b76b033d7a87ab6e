import { css } from './gooberSheet';

/** A constructable style sheet, which browsers have and jsdom does not. */
class Sheet {
  cssRules: string[] = [];
  insertRule(rule: string, at: number) {
    this.cssRules.splice(at, 0, rule);
  }
  replaceSync() {}
}

test('rules become a class in a sheet of their own, and no style element', () => {
  Object.defineProperty(globalThis, 'CSSStyleSheet', { value: Sheet, configurable: true });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });

  const name = css({
    maxWidth: '10px',
    zIndex: 3,
    '.inner': { color: 'red' },
    '@media (min-width:600px)': { minWidth: '288px' },
  });
  const [sheet] = document.adoptedStyleSheets as unknown as Sheet[];
  expect(sheet?.cssRules).toEqual([
    `.${name}{max-width:10px;z-index:3;}`,
    `.${name} .inner{color:red;}`,
    `@media (min-width:600px){.${name}{min-width:288px;}}`,
  ]);
  expect(document.querySelector('style')).toBeNull();
});

test('equal rules are one class', () => {
  expect(css({ color: 'blue' })).toBe(css({ color: 'blue' }));
  expect(css({ color: 'blue' })).not.toBe(css({ color: 'green' }));
});
