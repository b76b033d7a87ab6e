/** Switches off slow work of React's development build and of jsdom that no test needs. */
import * as React from 'react';

// React records a stack for each element it creates, up to 10,000 a second.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';
const internals = (React as unknown as Record<string, object>)[INTERNALS];
if (!internals || !(COUNT in internals)) throw new Error(`React has no ${COUNT} any more`);
Object.defineProperty(internals, COUNT, {
  get: () => Infinity,
  set: () => undefined,
});

const styleOf = (display: string): CSSStyleDeclaration => {
  const { style } = document.createElement('div');
  style.display = display;
  return style;
};
const shown = styleOf('block');
const hidden = styleOf('none');
const NEVER_SHOWN = 'head, link, meta, script, style, template, title, [hidden]';

// jsdom matches every CSS rule against an element and all its ancestors for each element that a
// query by role visits. So tests cannot see what CSS hides; the journeys check that.
window.getComputedStyle = (element: Element) => {
  if (element.matches(NEVER_SHOWN)) return hidden;
  return element instanceof HTMLElement && element.style.length > 0 ? element.style : shown;
};
