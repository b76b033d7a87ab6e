/**
 * What a plugin of Swagger UI gets; `Component` is a component of Swagger UI.
 * @typedef {object} Component
 * @typedef {{ React: { createElement: (type: Component | string, props: object | null, ...children: unknown[]) => unknown } }} System
 */

const { SwaggerUIBundle } = /** @type {{ SwaggerUIBundle: (options: object) => void }} */ (
  /** @type {unknown} */ (window)
);

/** Adds what screen readers need to Swagger UI, and hides what is not needed. @param {System} system */
function accessible({ React: { createElement: h } }) {
  /** Wraps a component of Swagger UI. @param {string} type @param {object} attributes */
  const within = (type, attributes) => (/** @type {Component} */ Original) => {
    return (/** @type {object} */ props) => h(type, attributes, h(Original, props));
  };
  return {
    wrapComponents: {
      InfoContainer: within('section', { 'aria-label': 'About' }),
      FilterContainer: within('section', { 'aria-label': 'Find a call' }),
      authorizationPopup: within('div', { role: 'dialog', 'aria-label': 'Authorize' }),
      CloseIcon: () => () => 'Close',
      // There is one server, so there is nothing to choose.
      ServersContainer: () => () => h('section', { 'aria-label': 'Calls' }, h('h2', null, 'Calls')),
      // It would be a link within a button; opening a call changes the address anyway.
      DeepLink:
        () =>
        (/** @type {{ text: unknown }} */ { text }) =>
          h('span', null, text),
    },
  };
}

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark-mode', isDark);

SwaggerUIBundle({
  dom_id: '#contract',
  url: 'openapi.json',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'list',
  filter: true,
  syntaxHighlight: false,
  plugins: [accessible],
});
