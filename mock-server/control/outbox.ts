import type { Store } from '../core/store';
import type { MessageRow } from '../database/tables';

/**
 * Messages to an address or number, newest first; for an address also the SMS of its owner. Links
 * are whole addresses of the app, so that they work wherever they are copied to.
 */
export function listOutbox(store: Store, to: string | undefined, appAddress: string): MessageRow[] {
  const owner = to === undefined ? undefined : store.findUserByEmail(to);
  return store.tables.outbox
    .filter((message) => to === undefined || message.to === to || message.user_id === owner?.id)
    .map((message) => withWholeLink(message, appAddress))
    .toReversed();
}

/** The mails of a scenario are made before the app's address is known. */
function withWholeLink(message: MessageRow, appAddress: string): MessageRow {
  const { link, body } = message;
  if (link?.startsWith('/') !== true) return message;
  const whole = new URL(link, appAddress).href;
  return { ...message, link: whole, body: body.replace(link, () => whole) };
}
