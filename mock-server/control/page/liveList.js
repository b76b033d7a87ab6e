import { h } from './dom.js';

/**
 * @template Item
 * @typedef {object} LiveRow
 * @property {HTMLElement} element
 * @property {(item: Item) => void} update
 */

/** Whether the user is reading a list, so that new rows must not move it. @param {HTMLElement} list */
function isBeingRead(list) {
  const selection = document.getSelection();
  return (
    list.querySelector('[open], [aria-expanded="true"]') !== null ||
    list.contains(document.activeElement) ||
    (matchMedia('(hover: hover)').matches && list.matches(':hover')) ||
    list.getBoundingClientRect().top < 0 ||
    (selection !== null && !selection.isCollapsed && list.contains(selection.anchorNode))
  );
}

/**
 * A list with the newest row first. Existing rows are changed in place; while the user reads, new
 * rows wait behind a button that shows their number.
 * @template Item
 * @param {HTMLElement} list
 * @param {{
 *   keyOf: (item: Item) => string,
 *   makeRow: (item: Item) => LiveRow<Item>,
 *   waiting: HTMLButtonElement,
 *   empty: HTMLElement,
 *   many: number,
 * }} options `many`: how many rows are shown at most
 */
export function makeLiveList(list, { keyOf, makeRow, waiting, empty, many }) {
  /** @type {Map<string, LiveRow<Item>>} */
  const rows = new Map();
  /** @type {Item[]} */
  let items = [];

  const show = (/** @type {boolean} */ isForced) => {
    const mayAdd = isForced || rows.size === 0 || !isBeingRead(list);
    const wanted = items.slice(0, many);
    const shown = mayAdd ? wanted : items.filter((item) => rows.has(keyOf(item)));
    const keys = new Set(shown.map(keyOf));
    for (const [key, row] of rows) {
      if (keys.has(key)) continue;
      row.element.remove();
      rows.delete(key);
    }
    let next = list.firstElementChild;
    for (const item of shown) {
      const existing = rows.get(keyOf(item));
      const row = existing ?? makeRow(item);
      if (existing) row.update(item);
      rows.set(keyOf(item), row);
      if (row.element === next) next = next.nextElementSibling;
      else list.insertBefore(row.element, next);
    }
    const held = mayAdd ? 0 : wanted.filter((item) => !keys.has(keyOf(item))).length;
    waiting.textContent = held === 0 ? '' : `Show ${held} new`;
    waiting.classList.toggle('is-idle', held === 0);
    waiting.disabled = held === 0;
    empty.hidden = items.length > 0;
    list.hidden = items.length === 0;
  };

  waiting.addEventListener('click', () => {
    show(true);
    list.focus();
    list.scrollIntoView({ block: 'nearest' });
  });
  // Rows that wait are added at the next update when the user no longer reads the list.
  return {
    /** @param {Item[]} newest newest first @param {boolean} [isForced] the reader asked for it */
    set(newest, isForced = false) {
      items = newest;
      show(isForced);
    },
  };
}

/** A block of text or JSON that can be scrolled with the keyboard. @param {string} label @param {unknown} value */
export function readable(label, value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return h('pre', { class: 'readable', tabindex: '0', role: 'region', 'aria-label': label }, text);
}
