import { makeSchema, schemaName } from './docsSchema.js';
import { h } from './dom.js';
import { marked, prose } from './prose.js';

/** @import { Content, Operation, Message } from './docsContract.js' */

/** One call; what it holds is made when it is opened. @param {Operation} operation */
export function makeOperation(operation) {
  const { id, method, path, description } = operation;
  const [first = ''] = description.split(/\n\s*\n|\.\s/);
  const content = h('div', { class: 'content' });
  const element = h(
    'details',
    { class: 'operation', id },
    h(
      'summary',
      {},
      h('span', { class: `pill ${method.toLowerCase()}` }, method),
      h('span', { class: 'path mono' }, ...breakable(path)),
      h('span', { class: 'name' }, id),
      first && h('span', { class: 'first quiet' }, ...marked(first.trim())),
    ),
    content,
  );
  element.addEventListener('toggle', () => {
    if (element.open && content.childElementCount === 0) content.append(...makeContent(operation));
  });
  return element;
}

/** A long path breaks after its slashes. @param {string} path */
const breakable = (path) =>
  path.split(/(?=\/)/).flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]));

/** @param {Operation} operation */
function makeContent({ id, description, token, parameters, body, answers, resolve }) {
  return [
    h(
      'p',
      { class: 'row' },
      h('span', { class: token === 'public' ? 'tag good' : 'tag' }, token),
      h('a', { href: `#${id}` }, 'Link to this call'),
    ),
    ...prose(description),
    ...(parameters.length === 0 ? [] : [h('h3', {}, 'Parameters'), makeParameters()]),
    ...(body === null
      ? []
      : [h('h3', {}, body.required ? 'Body' : 'Body, or none'), makeMessage(body)]),
    h('h3', {}, 'Answers'),
    ...answers.map(({ status, message }) =>
      h(
        'details',
        { class: 'answer', open: status !== 'default' },
        h(
          'summary',
          {},
          h(
            'span',
            { class: status.startsWith('2') ? 'pill good' : 'pill refused' },
            status === 'default' ? 'error' : status,
          ),
          ` ${message.description ?? ''}`,
        ),
        makeMessage(message),
      ),
    ),
  ];

  function makeParameters() {
    return h(
      'ul',
      { class: 'plain schema' },
      ...parameters.map(({ name, in: place, required, description: about, schema = {} }) =>
        h(
          'li',
          {},
          h('span', { class: 'mono key' }, name),
          h('span', { class: 'quiet' }, ` in ${place} `),
          required && h('span', { class: 'tag' }, 'required'),
          ' ',
          makeSchema(schema, resolve),
          about && h('p', { class: 'quiet' }, about),
        ),
      ),
    );
  }

  /** @param {Message} message */
  function makeMessage({ content }) {
    const kinds = Object.entries(content ?? {});
    if (kinds.length === 0) return h('p', { class: 'quiet' }, 'Nothing.');
    return h('div', {}, ...kinds.map(([type, { schema = {} }]) => makeKind(type, schema)));
  }

  /** @param {string} type @param {NonNullable<Content[string]['schema']>} schema */
  function makeKind(type, schema) {
    const name = schemaName(schema);
    return h(
      'div',
      { class: 'kind' },
      h('p', { class: 'quiet mono' }, [type, name].filter(Boolean).join(' · ')),
      makeSchema(schema, resolve),
    );
  }
}
