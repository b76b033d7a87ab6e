import type { WireEnvironment } from './environment';
import { bearerOf, readJson, send } from './request';

/** What is written to the activity log (wire.md#activity-log). */
export type Activity = 'sign-in' | 'sign-out' | 'step-saved' | 'submitted';

/**
 * Writes to the activity log. Outside the cache and the listeners, so that it neither blocks anything
 * nor shows anything: what goes wrong is nobody's business. The token is read now, since a sign-out
 * forgets it in the next moment. Never rejects.
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
