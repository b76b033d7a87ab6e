import type { auth as idAuth } from '../id/auth';

export const auth = {} as const satisfies Record<keyof typeof idAuth, string>;
