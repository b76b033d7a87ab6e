import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * Compiles the texts of one area, in ICU syntax and by their keys, for Lingui. In the bundle and in Jest
 * Babel has put the result in the place of the call (`scripts/compileMessages.cjs`), so that no browser
 * loads the compiler; tools that do without our Babel set-up run this. English names the keys it must
 * have: `defineMessages<keyof typeof indonesian>`.
 */
export function defineMessages<Key extends string>(
  texts: Record<Key, string>,
): Record<Key, CompiledMessage> {
  const messages = Object.entries<string>(texts).map(([key, text]) => [
    key,
    compileMessageOrThrow(text),
  ]);
  return Object.fromEntries(messages) as Record<Key, CompiledMessage>;
}
