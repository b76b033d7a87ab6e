/**
 * Runs in the page: what it shows, as a page of plain HTML. It has the styles that its elements have
 * now, and no script.
 */
export function plainCopy(): string {
  const isUsed = (rule: CSSRule) =>
    !(rule instanceof CSSStyleRule) ||
    // No element is found by a part of itself, such as its `::before`.
    rule.selectorText.includes('::') ||
    document.querySelector(rule.selectorText) !== null;
  const styles = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(isUsed)
    .map(({ cssText }) => cssText);
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, link, style, template')) element.remove();
  const style = document.createElement('style');
  style.textContent = styles.join('\n');
  copy.querySelector('head')?.append(style);
  return `<!doctype html>${copy.outerHTML}`;
}
