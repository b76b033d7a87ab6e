import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { FLAG_DEFAULTS, type FlagName } from '@/domain/flags';

/** Whether a feature flag is on; its default until the service has answered, and without one. */
export const useFlag = (name: FlagName): boolean => useBooleanFlagValue(name, FLAG_DEFAULTS[name]);
