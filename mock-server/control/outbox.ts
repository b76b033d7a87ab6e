import type { Store } from '../core/store';
import type { MessageRow } from '../database/tables';

/**
 * Messages to an address or number, newest first; an address also finds its owner's SMS. Links are
 * whole addresses of the app, so that they work wherever somebody copies them to.
 */
export function listOutbox(store: Store, to: string | undefined, appAddress: string): MessageRow[] {
  const owner = to === undefined ? undefined : store.findUserByEmail(to);
  return store.tables.outbox
    .filter((message) => to === undefined || message.to === to || message.user_id === owner?.id)
    .map((message) => withWholeLink(message, appAddress))
    .toReversed();
}

/** The mails that a scenario begins with do not know where the app will be. */
function withWholeLink(message: MessageRow, appAddress: string): MessageRow {
  const { link, body } = message;
  if (link?.startsWith('/') !== true) return message;
  const whole = new URL(link, appAddress).href;
  return { ...message, link: whole, body: body.replace(link, () => whole) };
}
