import { GENERIC_ERROR, SESSION_ENDED, SESSION_EXPIRED } from '@/domain/session/sessionErrors';
import { messageRef, serverText, type MessageRef } from '@/primitives/messageRef';
import type { ErrorLine } from './errorLine';

const LOGIN = { method: 'POST', path: '/public/auth/login' };
const SIGN_IN = { signIn: 'active.borrower' };

const warning = (text: MessageRef) =>
  ({ as: 'toast', kind: 'warning', title: messageRef('common.toast.warning'), text }) as const;
const error = (text: MessageRef) =>
  ({ as: 'toast', kind: 'error', title: messageRef('common.toast.error'), text }) as const;

const BLOCKED = 'Akun Anda diblokir sementara';
const INVALID_TOKEN = { error: 'Invalid JWT token' };
const HOME = '/borrower/notification';

const refusedSession = (status: 400 | 401): ErrorLine => ({
  id: `invalid-token-${status}`,
  situation: `A call of the session is answered with ${status} '${INVALID_TOKEN.error}': the notice, and after 1.5 s the session is cleared and the page loads again`,
  from: 'sessions.md#how-a-session-ends',
  seen: warning(SESSION_ENDED),
  endsAt: '/login',
  endsSession: true,
  steps: [
    { session: 'active.borrower' },
    { open: HOME },
    { wait: messageRef('notifications.readAll') },
    {
      // The first click also renews the token, so whichever call is answered first is rejected.
      fault: { method: 'POST', path: '*', status, body: { code: status, ...INVALID_TOKEN } },
    },
    { press: messageRef('notifications.readAll') },
  ],
});

/** Failed calls, on any page (wire.md#problems). */
export const callLines: readonly ErrorLine[] = [
  {
    id: 'refused',
    situation: 'A call is refused (below 500): the words of the server',
    from: 'wire.md#problems',
    seen: warning(serverText(BLOCKED)),
    endsAt: '/login',
    steps: [{ fault: { ...LOGIN, status: 403, body: { code: 403, error: BLOCKED } } }, SIGN_IN],
  },
  {
    id: 'refused-without-words',
    situation: 'A call is refused, and the server says nothing: the words of the app',
    from: 'wire.md#problems',
    seen: warning(GENERIC_ERROR),
    steps: [{ fault: { ...LOGIN, status: 403, body: { code: 403 } } }, SIGN_IN],
  },
  {
    id: 'too-often',
    situation:
      'A call is refused as one too many (429), in the words of a gateway: the words of the app, with the wait where it is known',
    from: 'wire.md#problems',
    seen: warning(messageRef('common.server.busy', { waitS: 30 })),
    steps: [{ fault: { ...LOGIN, status: 429, headers: { 'Retry-After': '30' } } }, SIGN_IN],
  },
  {
    id: 'failed',
    situation: 'The server fails (500 and above): its own words are not shown',
    from: 'wire.md#problems',
    seen: error(GENERIC_ERROR),
    steps: [
      { fault: { ...LOGIN, status: 500, body: { code: 500, error: 'NullPointerException' } } },
      SIGN_IN,
    ],
  },
  {
    id: 'unreadable',
    situation: 'An answer that cannot be read: a page of a proxy, an empty or a broken one',
    from: 'wire.md#problems',
    seen: error(GENERIC_ERROR),
    steps: [{ fault: { ...LOGIN, status: 200, body: '<html>Bad Gateway</html>' } }, SIGN_IN],
  },
  {
    id: 'no-answer',
    situation: 'No answer within 30 seconds',
    from: 'wire.md#time-limits',
    seen: error(GENERIC_ERROR),
    steps: [{ fault: { ...LOGIN, hang: true } }, SIGN_IN, { passS: 31 }],
  },
  {
    id: 'cut-off',
    situation: 'The connection is cut while a call is under way',
    from: 'wire.md#connection',
    seen: {
      as: 'toast',
      kind: 'warning',
      title: messageRef('common.offline.title'),
      text: messageRef('common.offline.body'),
    },
    steps: [{ fault: { ...LOGIN, drop: true } }, SIGN_IN],
  },
  {
    id: 'offline',
    situation: 'The connection goes',
    from: 'wire.md#connection',
    seen: {
      as: 'toast',
      kind: 'warning',
      title: messageRef('common.offline.title'),
      text: messageRef('common.offline.body'),
    },
    steps: [{ open: '/login' }, { connection: 'cut' }],
  },
  {
    id: 'offline-action',
    situation: 'Something is sent while there is no connection: it is refused at once',
    from: 'wire.md#connection',
    seen: { as: 'page', text: messageRef('common.offline.body') },
    steps: [{ open: '/login' }, { connection: 'cut' }, SIGN_IN],
  },
  {
    id: 'online',
    situation: 'The connection is back',
    from: 'wire.md#connection',
    seen: {
      as: 'toast',
      kind: 'info',
      title: messageRef('common.online.title'),
      text: messageRef('common.online.body'),
    },
    steps: [{ open: '/login' }, { connection: 'cut' }, { connection: 'back' }],
  },
  refusedSession(401),
  refusedSession(400),
  {
    id: 'session-expired',
    situation:
      'A session has run out and nobody has touched the page for 2 minutes: the notice, once, and the login',
    from: 'sessions.md#idle',
    seen: {
      as: 'toast',
      kind: 'warning',
      title: SESSION_EXPIRED.title,
      text: SESSION_EXPIRED.body,
    },
    endsAt: '/login',
    endsSession: true,
    steps: [
      { session: 'active.borrower' },
      { open: HOME },
      { wait: messageRef('notifications.readAll') },
      { cookie: 'gone' },
      { passS: 125 },
    ],
  },
];
