import type { validation as idValidation } from '../id/validation';

export const validation = {} as const satisfies Record<keyof typeof idValidation, string>;
