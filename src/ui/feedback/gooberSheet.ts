/**
 * The part of goober that notistack uses, `css` of an object, with a constructable style sheet.
 * goober itself writes a style element, which the content security policy forbids. The build
 * replaces goober by this module.
 */
type Rules = { readonly [name: string]: string | number | Rules };

const classNamesByRules = new Map<string, string>();
let sheet: CSSStyleSheet | null = null;

const isNested = (value: string | number | Rules): value is Rules => typeof value === 'object';

const propertyName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The rules of one class as complete CSS rules, with nested selectors and media queries expanded.
 */
function cssRules(selector: string, rules: Rules): string[] {
  const own = Object.entries(rules)
    .map(([name, value]) => (isNested(value) ? '' : `${propertyName(name)}:${value};`))
    .join('');
  const nested = Object.entries(rules).flatMap(([name, value]) => {
    if (!isNested(value)) return [];
    if (name.startsWith('@')) return [`${name}{${cssRules(selector, value).join('')}}`];
    return cssRules(`${selector} ${name}`, value);
  });
  return own === '' ? nested : [`${selector}{${own}}`, ...nested];
}

function insert(rule: string): void {
  // jsdom has no constructable style sheets, and renders nothing anyway.
  if (typeof CSSStyleSheet === 'undefined' || !('replaceSync' in CSSStyleSheet.prototype)) return;
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.insertRule(rule, sheet.cssRules.length);
}

/** Turns the rules into a class and returns its name. */
export function css(rules: Rules): string {
  const key = JSON.stringify(rules);
  const known = classNamesByRules.get(key);
  if (known !== undefined) return known;
  const className = `toast-${classNamesByRules.size}`;
  classNamesByRules.set(key, className);
  cssRules(`.${className}`, rules).forEach(insert);
  return className;
}
