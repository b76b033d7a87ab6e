import { byId, h, hasWords, tabLink, webAddress } from './dom.js';
import { copyButton } from './feedback.js';
import { on, state } from './live.js';
import { makeLiveList } from './liveList.js';
import { timeOf } from './time.js';

/** @import { Message } from './types.js' */

/** @typedef {{ key: string, message: Message, owner: string }} Sent */

/** Mails and SMS, newest first. Returns a function that filters them. */
export function startOutbox() {
  const filter = byId('outbox-filter', HTMLInputElement);
  const list = makeLiveList(byId('outbox-list'), {
    keyOf: (/** @type {Sent} */ { key }) => key,
    makeRow: (sent) => ({ element: makeCard(sent), update: () => undefined }),
    waiting: byId('outbox-waiting', HTMLButtonElement),
    empty: byId('outbox-empty'),
    many: 200,
  });

  const show = (isForced = false) => {
    const owners = new Map(state.people.map(({ id, email }) => [id, email]));
    const count = state.outbox.length;
    const all = state.outbox.map((message, index) => ({
      // Messages have no id, but until a restart their number only grows.
      key: `${count - index} ${message.created_at} ${message.to}`,
      message,
      owner: owners.get(message.user_id) ?? '',
    }));
    list.set(
      all.filter(({ message: { to, subject }, owner }) =>
        hasWords(`${to} ${owner} ${subject}`, filter.value),
      ),
      isForced,
    );
  };
  filter.addEventListener('input', () => show(true));
  byId('outbox-filters').addEventListener('submit', (event) => event.preventDefault());
  on('outbox', show);
  return (/** @type {string} */ text) => {
    filter.value = text;
    show(true);
  };
}

/** @param {Sent} sent */
function makeCard({ message, owner }) {
  const { channel, to, subject, code } = message;
  const link = message.link && webAddress(message.link, state.overview?.app_url ?? '');
  return h(
    'li',
    { class: 'card message' },
    h(
      'p',
      { class: 'row meta' },
      h('span', { class: 'tag' }, channel === 'sms' ? 'SMS' : 'e-mail'),
      h('span', { class: 'mono' }, to),
      owner && owner !== to && h('span', { class: 'quiet mono' }, owner),
      h('time', { class: 'quiet' }, timeOf(message.created_at)),
    ),
    h('h2', {}, subject),
    h('p', { class: 'body' }, ...withLink(message.body, message.link ?? '', link ?? null)),
    code !== undefined &&
      h(
        'p',
        { class: 'row' },
        h('output', { class: 'code mono', 'aria-label': 'One-time code' }, code),
        copyButton('Copy the code', code, () => code, ''),
      ),
    link &&
      h(
        'p',
        { class: 'row' },
        tabLink(link, { class: 'button small' }, 'Open the link'),
        copyButton('Copy the link', `to ${to}`, () => link),
      ),
  );
}

/** The text with its link as a link. @param {string} body @param {string} written @param {string | null} href */
function withLink(body, written, href) {
  const at = written === '' ? -1 : body.indexOf(written);
  if (at < 0 || href === null) return [body];
  return [body.slice(0, at), tabLink(href, {}, written), body.slice(at + written.length)];
}
