import { FLAG_DEFAULTS, type FlagName } from '@/domain/flags';

/** The flags of wire.md#flags; each is off until the scenario or the control call turns it on. */
export const FLAG_KEYS = Object.keys(FLAG_DEFAULTS) as FlagName[];
