import type { Fault } from '../../mock-server/control/faults';
import type { FaultId } from './faultIds';
import type { Visit } from './userAction';

/** A fault as the page meets it. */
export interface CallFault {
  id: FaultId;
  name: string;
  /** How the mock makes it. */
  fault: Omit<Fault, 'method' | 'path'>;
  /** The calls that meet it as well, whichever action it is. */
  alsoAt?: readonly string[];
  /** What happens while the call is under way. */
  meanwhile?: (visit: Visit) => Promise<void>;
  /** The call ends well, only later. */
  isHarmless?: true;
  /** The session is over: the login comes, with its notice. */
  endsSession?: true;
  /** How long a response asks the user to wait. */
  waitMs?: number;
  /** What is written to the activity log meanwhile is not sent later (wire.md#activity-log). */
  losesActivities?: true;
}

const HTML = '<!doctype html><html><body><h1>Bad Gateway</h1></body></html>';

/** The limit of a call is 30 s, that of an upload 30 s without progress, checked now and then. */
async function passLimit({ page }: Visit): Promise<void> {
  for (let tens = 0; tens < 4; tens += 1) await page.clock.fastForward(10_000);
}

/**
 * The connection goes before the server can respond, and comes back when the user has seen it. The
 * browser repeats a call by itself where its connection is cut: that one must not arrive either.
 */
async function loseConnection({ page, mock }: Visit): Promise<void> {
  const held = await mock.faults();
  await page.context().setOffline(true);
  await mock.addFault({ method: '*', path: '*', drop: true });
  for (const { id } of held) await mock.removeFault(id);
}

export const CALL_FAULTS: readonly CallFault[] = [
  { id: 'F1', name: 'connection reset', fault: { drop: true } },
  { id: 'F2', name: 'no response', fault: { hang: true }, meanwhile: passLimit },
  {
    id: 'F3',
    name: 'slow',
    fault: { delay_ms: 1_000 },
    // The page takes it for nine seconds.
    meanwhile: ({ page }) => page.clock.fastForward(8_000),
    isHarmless: true,
  },
  {
    id: 'F4',
    name: '500 JSON',
    fault: { status: 500, body: { code: 500, error: 'Internal Server Error' } },
  },
  { id: 'F5', name: '502 HTML', fault: { status: 502, body: HTML } },
  { id: 'F6', name: '200 HTML', fault: { status: 200, body: HTML } },
  { id: 'F7', name: '204 empty', fault: { status: 204 } },
  {
    id: 'F8',
    name: '200 wrong shape',
    fault: { status: 200, body: { code: 200, message: 'OK', data: [{ id: 'satu' }, null, 7] } },
  },
  {
    id: 'F9',
    name: '401 session over',
    fault: { status: 401, body: { code: 401, error: 'Invalid JWT token' } },
    // A fresh token in time would show that the session is not over.
    alsoAt: ['/api/identity/user/*', '/api/identity/auth/update-user-token'],
    endsSession: true,
  },
  {
    id: 'F11',
    name: '429 too many',
    fault: {
      status: 429,
      body: { code: 429, error: 'Too Many Requests', retry_after_s: 5 },
      headers: { 'Retry-After': '5' },
    },
    waitMs: 6_000,
  },
  { id: 'F12', name: 'applied, response lost', fault: { drop: true, is_applied: true } },
  {
    id: 'F15',
    name: 'offline meanwhile',
    fault: { hang: true, is_applied: true },
    meanwhile: loseConnection,
    losesActivities: true,
  },
];
