const { compileMessageOrThrow } = require('@lingui/message-utils/compileMessage');

/** @typedef {import('@babel/core').NodePath} NodePath */

/**
 * A text as Lingui compiles it. An invalid text is an error at its line.
 * @param {NodePath} text @returns {unknown}
 */
function compiled(text) {
  const { value } = text.evaluate();
  if (typeof value !== 'string') throw text.buildCodeFrameError('A message is a constant text.');
  try {
    // The detour through JSON removes the `offset: undefined` of a plural.
    return JSON.parse(JSON.stringify(compileMessageOrThrow(value)));
  } catch (error) {
    throw text.buildCodeFrameError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * A Babel plugin, for the bundle and for Jest: replaces `defineMessages({ 'some.key': 'ICU text' })`
 * with the object of its compiled messages.
 * @param {typeof import('@babel/core')} babel @returns {import('@babel/core').PluginObj}
 */
module.exports = ({ types }) => ({
  name: 'compile-messages',
  visitor: {
    CallExpression(call) {
      if (!call.get('callee').isIdentifier({ name: 'defineMessages' })) return;
      const messages = call.get('arguments')[0];
      if (!messages?.isObjectExpression()) {
        throw call.buildCodeFrameError('defineMessages takes an object literal.');
      }
      for (const property of messages.get('properties')) {
        if (!property.isObjectProperty()) {
          throw property.buildCodeFrameError('A message has a key and a text.');
        }
        const text = property.get('value');
        text.replaceWith(types.valueToNode(compiled(text)));
      }
      call.replaceWith(messages.node);
    },
  },
});
