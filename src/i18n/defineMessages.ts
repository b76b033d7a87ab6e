import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * Compiles the texts of one area, in ICU syntax and by their keys, for Lingui. In the bundle and in
 * Jest, Babel has already replaced the call by its result (`scripts/compileMessages.cjs`), so no
 * browser loads the compiler; tools without our Babel set-up run this. English must have the keys
 * of Indonesian: `defineMessages<keyof typeof indonesian>`.
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
