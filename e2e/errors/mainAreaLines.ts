import { messageRef, serverText } from '@/primitives/messageRef';
import { PASSWORD } from '../support/people';
import type { ErrorLine, Step } from './errorLine';

const BORROWER: Step = { session: 'active.borrower' };
const NEW_PASSWORD = 'Rahasia#2027';

/** The old password and a new one, in the settings; then they are sent. */
const changePassword = (old: string): Step[] => [
  { open: '/settings/information' },
  { press: messageRef('settings.password.open') },
  { type: old, into: messageRef('settings.password.old') },
  { type: NEW_PASSWORD, into: messageRef('passwords.change.password') },
  { type: NEW_PASSWORD, into: messageRef('passwords.change.confirmation') },
  { press: messageRef('passwords.change.submit') },
];

/** Errors of the notifications, the dashboard and the settings (main-area.md). */
export const mainAreaLines: readonly ErrorLine[] = [
  {
    id: 'notifications-failed',
    situation: 'The notifications cannot be loaded',
    from: 'main-area.md#notifications',
    seen: { as: 'page', text: messageRef('notifications.failed.title') },
    steps: [
      BORROWER,
      { fault: { method: 'GET', path: '*/notif/list-by-user/*', status: 500 } },
      { open: '/borrower/notification' },
    ],
  },
  {
    id: 'dashboard-card-failed',
    situation: 'One card of the dashboard cannot be loaded: the others can be used',
    from: 'main-area.md#dashboard',
    seen: { as: 'page', text: messageRef('dashboard.data.failed') },
    steps: [
      BORROWER,
      { fault: { method: 'GET', path: '*/user/banks', status: 500 } },
      { open: '/borrower/dashboard' },
    ],
  },
  {
    id: 'settings-failed',
    situation: 'A page of the settings cannot be loaded',
    from: 'main-area.md#settings',
    seen: { as: 'page', text: messageRef('onboarding.load.failedTitle') },
    steps: [
      BORROWER,
      { fault: { method: 'GET', path: '*/user/banks', status: 500 } },
      { open: '/settings/bank-account' },
    ],
  },
  {
    id: 'old-password-wrong',
    situation: 'The old password is wrong: the words of the server, at its field',
    from: 'main-area.md#settings',
    seen: { as: 'page', text: serverText('Kata sandi lama tidak sesuai') },
    steps: [BORROWER, ...changePassword('Salah#2026x')],
  },
  {
    id: 'password-answer-lost',
    situation: 'A password was sent, but its answer was lost: it can be sent again without harm',
    from: 'main-area.md#settings',
    seen: { as: 'page', text: messageRef('settings.password.uncertainTitle') },
    steps: [
      BORROWER,
      { fault: { method: 'POST', path: '*/auth/update-password', drop: true, is_applied: true } },
      ...changePassword(PASSWORD),
    ],
  },
  {
    id: 'download-failed',
    situation: 'A document cannot be downloaded: it says so beside it, and can be tried again',
    from: 'main-area.md#settings',
    seen: {
      as: 'page',
      text: messageRef('settings.document.downloadFailed', { name: 'Foto KTP' }),
    },
    steps: [
      BORROWER,
      { fault: { method: 'GET', path: '*/files/*', status: 500 } },
      { open: '/settings/document' },
      { press: messageRef('common.file.download') },
    ],
  },
];
