import type { Request } from 'express';
import { STATUS } from '@/domain/access/statuses';
import { issueToken } from '../core/identity';
import { fail } from '../core/apiProblem';
import type { Store } from '../core/store';
import type { NotificationRow, UserRow } from '../database/tables';
import { sendEkycMail } from '../rules/ekycMail';
import { flag } from '../rules/revisions';
import { storeSampleFile } from '../scenario/sampleFile';
import { readNotifications, readStatus, readTokenKind } from './controlBodies';
import type { AddControl } from './controlContext';
import { addressSignedIn } from './signIn';

/** What the back office, the e-KYC provider or a mail would do to one user. */
export function addUserControls(addControl: AddControl, store: Store, appUrl: string): void {
  addControl('post', '/users/:email/sign-in', (request) => ({
    url: addressSignedIn(store, findUser(store, request), appUrl),
  }));

  addControl('post', '/users/:email/status', (request) => setStatus(store, request, request.body));

  addControl('post', '/users/:email/token', (request) => {
    const user = findUser(store, request);
    const { kind } = readTokenKind(request.body);
    return { ...issueToken(store, user, kind), kind, user_id: user.id };
  });

  addControl('post', '/users/:email/notifications', (request) => {
    const user = findUser(store, request);
    const { count = 1, attachment = null, ...texts } = readNotifications(request.body);
    const wanted = {
      ...texts,
      attachment:
        typeof attachment === 'string' ? storeFileFor(store, user, attachment) : attachment,
    };
    const added = Array.from({ length: count }, () => addNotification(store, user, wanted));
    return added.map(({ id }) => ({ id }));
  });
}

/** Any status, with the e-KYC texts or the notes of the back office. */
function setStatus(store: Store, request: Request, body: unknown) {
  const user = findUser(store, request);
  const change = readStatus(body);
  const { onboarding_status_id: before } = user;
  user.onboarding_status_id = change.onboarding_status_id;
  if (change.ekyc_result !== undefined) user.ekyc_result = change.ekyc_result;
  if (change.ekyc_message !== undefined) user.ekyc_message = change.ekyc_message;
  if (change.revisions !== undefined) flag(store.tables, user, change.revisions);
  if (change.onboarding_status_id === STATUS.eKycWaiting && before !== STATUS.eKycWaiting)
    sendEkycMail(store, user);
  return {
    onboarding_status_id: user.onboarding_status_id,
    ekyc_result: user.ekyc_result,
    ekyc_message: user.ekyc_message,
  };
}

/** The user in the path of a call; 404 if there is none with this address. */
function findUser(store: Store, request: Request): UserRow {
  const user = store.findUserByEmail(String(request.params['email']));
  if (!user) throw fail(404, 'There is nobody with this address');
  return user;
}

function storeFileFor(store: Store, user: UserRow, fileName: string) {
  const owner = { id: user.id, name: user.information.name ?? user.email };
  return storeSampleFile(store.tables, fileName, owner, store.now());
}

function addNotification(
  store: Store,
  user: UserRow,
  wanted: Partial<NotificationRow>,
): NotificationRow {
  const id = store.nextId('notifications');
  const row: NotificationRow = {
    title: 'Pemberitahuan baru',
    highlight: `Pemberitahuan nomor ${id}`,
    message: 'Ada kabar baru untuk Anda.',
    type: 'account',
    url: null,
    read_status: false,
    attachment: null,
    created_at: store.now(),
    ...wanted,
    id,
    user_id: user.id,
    user_name: user.information.name,
  };
  store.tables.notifications.push(row);
  return row;
}
