/** The flags of wire.md#flags; each is off until the scenario or the control call turns it on. */
export const FLAG_KEYS = [
  'main-menu',
  'trade-checking-label',
  'error-reporting',
  'session-replay',
] as const;
