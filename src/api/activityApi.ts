import { bearerOf, readJson, send } from './request';
import type { WireEnvironment } from './environment';

/** What is written to the activity log (decisions.md 9). */
export type Activity = 'sign-in' | 'sign-out' | 'step-saved' | 'submitted';

/**
 * Writes to the activity log. Outside the cache and the listeners, so that it neither blocks anything
 * nor shows anything: what goes wrong is nobody's business. The token is read now, since a sign-out
 * forgets it in the next moment.
 */
export function logActivity(wire: WireEnvironment, activity: Activity, detail?: string): void {
  const bearer = bearerOf(wire);
  if (bearer === null) return;
  void send(
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
