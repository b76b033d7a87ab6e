/** The feature flags, with the values that they have until the flag service says otherwise (wire.md#flags). */
export const FLAG_DEFAULTS = {
  'main-menu': false,
  'trade-checking-label': false,
  'error-reporting': false,
  'session-replay': false,
} as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof FLAG_DEFAULTS;
