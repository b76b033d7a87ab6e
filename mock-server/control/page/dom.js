/**
 * @typedef {Node | string | number | null | false | undefined} Child
 * @typedef {Record<string, string | number | boolean | null | undefined | ((event: Event) => unknown)>} Attributes
 */

/**
 * Makes an element. Text is always inserted as text, never as markup. A function as an attribute
 * listens to the event of that name; true sets an attribute, false and null leave it out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Attributes} [attributes] @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== null && value !== undefined && value !== false) {
      element.setAttribute(name, String(value));
    }
  }
  append(element, children);
  return element;
}

/** @param {Element} element @param {Child[]} children */
function append(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/** Replaces the children of an element. @param {Element} element @param {Child[]} children */
export function fill(element, ...children) {
  element.replaceChildren();
  append(element, children);
}

/** Writes a text only if it has changed, so that a selection stays. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * The element with this id, which must exist.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id @param {new () => Kind} [kind] @returns {Kind}
 */
export function byId(id, kind) {
  const element = document.getElementById(id);
  const wanted = kind ?? HTMLElement;
  if (!(element instanceof wanted)) throw new Error(`The page has no ${id}`);
  return /** @type {Kind} */ (element);
}

/** A select box. @param {Attributes} attributes @param {{ value: string, text: string }[]} options @param {string} chosen */
export function select(attributes, options, chosen) {
  const element = h('select', attributes);
  for (const { value, text } of options) element.append(h('option', { value }, text));
  element.value = chosen;
  return element;
}

/** Whether a text has every word that is searched for. @param {string} text @param {string} search */
export const hasWords = (text, search) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

let lastId = 0;

/** An id that is not yet used on the page. @param {string} prefix */
export function makeId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

/** A control under its label. @param {string} text @param {HTMLElement} control @param {string} [className] */
export function field(text, control, className = '') {
  control.id ||= makeId('field');
  return h('div', { class: `field ${className}` }, h('label', { for: control.id }, text), control);
}

/**
 * An absolute http or https address that may be opened; null for anything else.
 * @param {string} address @param {string} base
 */
export function webAddress(address, base) {
  try {
    const url = new URL(address, new URL(base, location.href));
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/** A link that opens in another tab. @param {string} address @param {Attributes} attributes @param {Child[]} children */
export function tabLink(address, attributes, ...children) {
  const href = webAddress(address, location.href);
  if (href === null) return h('span', {}, ...children);
  return h('a', { href, target: '_blank', rel: 'noopener noreferrer', ...attributes }, ...children);
}
