import { route } from '../core/route';

export const activityRoutes = [
  route('logActivity', ({ store, user, body }) => {
    store.tables.activities.push({
      id: store.nextId('activities'),
      user_id: user.id,
      activity: body.activity,
      detail: body.detail ?? null,
      created_at: store.now(),
    });
    return null;
  }),
];
