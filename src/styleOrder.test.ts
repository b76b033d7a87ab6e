import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const components = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => path.join(__dirname, file));

/** What a sheet says of a class alone: such rules of two sheets are equally strong. */
function plainProperties(sheet: string, className: string): string[] {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/^([^\s{}@][^{}]*) \{([^}]*)\}/gm)]
    .filter(([, selectors = '']) => selectors.split(/,\s*/).includes(`.${className}`))
    .flatMap(([, , declarations = '']) => [...declarations.matchAll(/^ +([\w-]+):/gm)])
    .flatMap(([, property]) => property ?? []);
}

const areSame = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/** The sheets that a component imports, by the names that it gives them. */
const sheetsOf = (component: string, source: string) =>
  new Map(
    [...source.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)].map(
      ([, name = '', file = '']) => [
        name,
        file.startsWith('@/')
          ? path.join(__dirname, file.slice(2))
          : path.join(path.dirname(component), file),
      ],
    ),
  );

interface StyledClass {
  sheet: string;
  name: string;
}

/** The elements of a component that have classes of several sheets: the classes of each. */
function mixedElements(component: string): StyledClass[][] {
  const source = readFileSync(component, 'utf8');
  const sheets = sheetsOf(component, source);
  return [...source.matchAll(/className=\{([^}]*)\}/g)]
    .map(([, expression = '']) =>
      [...expression.matchAll(/\b(\w+)\.(\w+)\b/g)].flatMap(([, object = '', name = '']) => {
        const sheet = sheets.get(object);
        return sheet === undefined ? [] : [{ sheet, name }];
      }),
    )
    .filter((classes) => new Set(classes.map(({ sheet }) => sheet)).size > 1);
}

/** What two sheets set equally strongly for one element. */
const conflicts = (classes: readonly StyledClass[]): string[] =>
  classes.flatMap((one, at) =>
    classes.slice(at + 1).flatMap((other) => {
      if (one.sheet === other.sheet) return [];
      const others = plainProperties(other.sheet, other.name);
      return plainProperties(one.sheet, one.name)
        .filter((property) => others.some((set) => areSame(property, set)))
        .map(
          (property) =>
            `${one.name} and ${other.name} (${path.basename(other.sheet)}): ${property}`,
        );
    }),
  );

// Sheets come in the order in which pages are visited.
test('an element with classes of several style sheets looks the same in whatever order they come', () => {
  const elements = components.flatMap(mixedElements);
  expect(elements.length).toBeGreaterThan(2);
  expect(elements.flatMap(conflicts)).toEqual([]);
});

// It comes first in the app, and after the sheets of fields on the pages that are there before it.
test('base.css says nothing of any element that is as strong as a class', () => {
  const css = readFileSync(path.join(__dirname, 'ui/theme/base.css'), 'utf8');
  const selectors = [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+) \{/g)]
    .flatMap(([, list = '']) => list.split(/,\s*/))
    .map((selector) => selector.trim());
  // Attributes of ours mark single elements.
  const ofAnyElement = selectors.filter((selector) => !/^@|\[data-/.test(selector));
  expect(ofAnyElement).toContain('body');
  expect(
    ofAnyElement.filter((selector) =>
      /[.#:[]/.test(selector.replace(/:where\(.*\)|::(before|after)/g, '')),
    ),
  ).toEqual([]);
});
