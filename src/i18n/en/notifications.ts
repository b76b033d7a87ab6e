import type { notifications as idNotifications } from '../id/notifications';

export const notifications = {} as const satisfies Record<keyof typeof idNotifications, string>;
