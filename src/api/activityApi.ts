import type { WireEnvironment } from './environment';
import { bearerOf, readJson, send } from './request';

/** What is written to the activity log (wire.md#activity-log). */
export type Activity = 'sign-in' | 'sign-out' | 'step-saved' | 'submitted';

/**
 * Writes to the activity log. It works outside the cache and the listeners, so it neither blocks
 * nor shows anything, and its problems are ignored. The token is read now, because a sign-out
 * forgets it a moment later. Never rejects.
 */
export async function logActivity(
  wire: WireEnvironment,
  activity: Activity,
  detail?: string,
): Promise<void> {
  const bearer = bearerOf(wire);
  if (bearer === null) return;
  await send(
    wire,
    {
      service: 'logActivity',
      path: '',
      method: 'POST',
      body: { activity, ...(detail === undefined ? {} : { detail }) },
      credential: { bearer },
      keepalive: true,
    },
    readJson,
  );
}
