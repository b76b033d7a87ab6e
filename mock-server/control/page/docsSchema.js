import { h } from './dom.js';

/** @import { Resolve, Schema } from './docsContract.js' */

/** The name that a reference gives. @param {Schema} schema */
export const schemaName = ({ $ref }) => $ref?.split('/').at(-1) ?? '';

/**
 * A schema with its references followed. Objects within it are folds that are filled when they are
 * opened, so that one that holds itself ends somewhere.
 * @param {Schema} given @param {Resolve} resolve @returns {HTMLElement}
 */
export function makeSchema(given, resolve) {
  const schema = resolve(given);
  const parts = schema.allOf ?? schema.oneOf ?? schema.anyOf;
  if (parts) return makeParts(schema, parts, resolve);
  if (schema.properties) return makeProperties(schema, resolve);
  const items = schema.items && resolve(schema.items);
  if (items && isDeep(items, resolve)) {
    return h('div', {}, typeOf(schema, resolve), makeSchema(items, resolve));
  }
  return h('span', { class: 'type' }, typeOf(schema, resolve));
}

/** @param {Schema} schema @param {Schema[]} parts @param {Resolve} resolve */
function makeParts(schema, parts, resolve) {
  const title = schema.allOf ? 'all of' : 'one of';
  return h(
    'div',
    {},
    h('p', { class: 'quiet' }, title),
    h(
      'ul',
      { class: 'plain schema' },
      ...parts.map((part) => h('li', {}, makeSchema(part, resolve))),
    ),
  );
}

/** @param {Schema} schema @param {Resolve} resolve */
function makeProperties({ properties = {}, required = [] }, resolve) {
  return h(
    'ul',
    { class: 'plain schema' },
    ...Object.entries(properties).map(([name, property]) =>
      makeProperty(name, property, required.includes(name), resolve),
    ),
  );
}

/** @param {string} name @param {Schema} property @param {boolean} isRequired @param {Resolve} resolve */
function makeProperty(name, property, isRequired, resolve) {
  const schema = resolve(property);
  const head = [
    h('span', { class: 'mono key' }, name),
    ' ',
    h(
      'span',
      { class: 'type' },
      typeOf(schema, resolve, isDeep(schema, resolve) ? schemaName(property) : ''),
    ),
    isRequired ? ' ' : null,
    isRequired && h('span', { class: 'tag' }, 'required'),
  ];
  const about = schema.description && h('p', { class: 'quiet' }, schema.description);
  if (!isDeep(schema, resolve)) return h('li', {}, ...head, about);
  const content = h('div', {});
  const fold = h('details', {}, h('summary', {}, ...head), content);
  fold.addEventListener('toggle', () => {
    if (!fold.open || content.childElementCount > 0) return;
    content.append(makeSchema(schema.items ? resolve(schema.items) : schema, resolve));
  });
  return h('li', {}, fold, about);
}

/** Whether there is more to it than a line. @param {Schema} given @param {Resolve} resolve @returns {boolean} */
function isDeep(given, resolve) {
  const schema = resolve(given);
  if (schema.items) return isDeep(schema.items, resolve);
  return Boolean(schema.properties ?? schema.allOf ?? schema.oneOf ?? schema.anyOf);
}

/** `string (date), up to 255 characters, or null`. @param {Schema} schema @param {Resolve} resolve @param {string} [name] @returns {string} */
function typeOf(schema, resolve, name = '') {
  const { type = '', format, items, nullable } = schema;
  const own = items
    ? `list of ${schemaName(items) || typeOf(resolve(items), resolve)}`
    : name || `${type || 'anything'}${format ? ` (${format})` : ''}`;
  return [own, ...limitsOf(schema), nullable && 'or null'].filter(Boolean).join(', ');
}

/** @param {Schema} schema */
function limitsOf(schema) {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  return [
    schema.enum && `one of ${schema.enum.map(String).join(' | ')}`,
    pattern && `like ${pattern}`,
    span(minimum, maximum, ''),
    span(minLength, maxLength, ' characters'),
    span(minItems, maxItems, ' items'),
    schema.default !== undefined && `${String(schema.default)} where left out`,
  ];
}

/** @param {number | undefined} from @param {number | undefined} to @param {string} unit */
function span(from, to, unit) {
  if (from !== undefined && to !== undefined) {
    return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
  }
  if (from !== undefined) return `at least ${from}${unit}`;
  return to === undefined ? null : `at most ${to}${unit}`;
}
