import { Parser } from 'htmlparser2';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** Draws a link of a message; the address is unchecked. */
export type DrawLink = (href: string, words: ReactNode) => ReactNode;

/** Real messages nest a few tags; deeper ones are reduced to their text. */
const MAX_DEPTH = 16;

/** The element for a tag; a paragraph is a `div`, which may contain anything. */
const drawnAs = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
  ['u', 'u'],
  ['div', 'div'],
  ['p', 'div'],
  ['ul', 'ul'],
  ['ol', 'ol'],
  ['li', 'li'],
]);

/** The content of these tags is not text of the message. Of any other tag the text stays. */
const withoutWords = new Set([
  ...['script', 'style', 'template', 'noscript', 'head', 'title', 'iframe', 'object'],
  ...['svg', 'math', 'audio', 'video', 'select', 'textarea', 'xmp', 'noembed', 'noframes'],
]);

/** An open tag, with its content so far. */
interface OpenTag {
  name: string;
  href: string;
  children: ReactNode[];
}

const isList = ({ name }: OpenTag): boolean => name === 'ul' || name === 'ol';

/**
 * The children are passed as arguments and not as a list: their order never changes, so they need
 * no keys.
 */
const element = (tag: string | typeof Fragment, children: ReactNode[]): ReactElement =>
  createElement(tag, null, ...children);

function draw(tag: OpenTag, parent: OpenTag, isDeep: boolean, drawLink: DrawLink): ReactNode[] {
  const { name, href, children } = tag;
  if (withoutWords.has(name)) return [];
  if (isDeep) return children;
  const isItem = name === 'li';
  if (isList(parent) && !isItem) return [];
  if (name === 'br') return [<br />];
  if (name === 'a') return [drawLink(href, element(Fragment, children))];
  const drawn = isItem && !isList(parent) ? undefined : drawnAs.get(name);
  return drawn === undefined ? children : [element(drawn, children)];
}

/**
 * Draws a message with simple markup (main-area.md#notifications). The parser builds no document,
 * so nothing in the message is loaded or run. The result are React elements with the names above,
 * with no attribute of the message except the address of a link.
 */
export function drawMarkup(message: string, drawLink: DrawLink): ReactNode {
  const root: OpenTag = { name: '', href: '', children: [] };
  const open = [root];
  const innermost = (): OpenTag => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      open.push({ name, href, children: [] });
    },
    ontext(words) {
      const parent = innermost();
      if (isList(parent)) return;
      const last = parent.children.at(-1);
      if (typeof last === 'string') parent.children[parent.children.length - 1] = last + words;
      else parent.children.push(words);
    },
    onclosetag() {
      const closed = open.pop();
      if (closed === undefined) return;
      const parent = innermost();
      parent.children.push(...draw(closed, parent, open.length > MAX_DEPTH, drawLink));
    },
  });
  parser.end(message);
  return element(Fragment, root.children);
}
