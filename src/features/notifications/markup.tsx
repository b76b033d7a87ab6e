import DOMPurify from 'dompurify';
import { createElement, Fragment, type ReactNode } from 'react';
import { plainText } from './plainText';

/** Draws a link of a message; the address is as the message has it, unchecked. */
export type DrawLink = (href: string, words: ReactNode) => ReactNode;

/** Real messages nest a few tags; what nests deeper gives its words alone. */
const MAX_DEPTH = 16;

const ALLOWED = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'div', 'em', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul'],
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/** What a tag is drawn as; a paragraph is a `div`, which may hold whatever came in it. */
const drawnAs = new Map([
  ['B', 'strong'],
  ['STRONG', 'strong'],
  ['I', 'em'],
  ['EM', 'em'],
  ['U', 'u'],
  ['DIV', 'div'],
  ['P', 'div'],
]);

const isList = (node: Node | null): boolean => node?.nodeName === 'UL' || node?.nodeName === 'OL';

function drawChildren(parent: Node, drawLink: DrawLink, depth: number): ReactNode {
  if (depth > MAX_DEPTH) return parent.textContent;
  return Array.from(parent.childNodes, (child, index) => (
    <Fragment key={index}>{draw(child, drawLink, depth)}</Fragment>
  ));
}

function drawList(list: Node, drawLink: DrawLink, depth: number): ReactNode {
  const items = Array.from(list.childNodes).filter(({ nodeName }) => nodeName === 'LI');
  return createElement(
    list.nodeName.toLowerCase(),
    null,
    items.map((item, index) => <li key={index}>{drawChildren(item, drawLink, depth + 1)}</li>),
  );
}

function draw(node: Node, drawLink: DrawLink, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (node.nodeName === 'BR') return <br />;
  if (isList(node)) return drawList(node, drawLink, depth);
  const children = drawChildren(node, drawLink, depth + 1);
  if (node.nodeName === 'A' && node instanceof Element) {
    return drawLink(node.getAttribute('href') ?? '', children);
  }
  const tag = drawnAs.get(node.nodeName);
  return tag === undefined ? children : createElement(tag, null, children);
}

/**
 * Draws a message that may hold simple markup (decisions.md 9). DOMPurify parses it in a document
 * of its own and keeps what is allowed; what we draw from that are elements of React, by the names
 * above alone, with no attribute of the message but the address of a link.
 */
export function drawMarkup(message: string, drawLink: DrawLink): ReactNode {
  try {
    return drawChildren(DOMPurify.sanitize(message, ALLOWED), drawLink, 0);
  } catch {
    // Tags nested by the thousand: more than a parser without a limit can walk.
    return plainText(message);
  }
}
