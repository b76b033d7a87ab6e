import { call, userPath } from './api.js';
import { field, h, makeId, select } from './dom.js';
import { attempt, copyButton } from './feedback.js';
import { makeForm } from './form.js';
import { makeRevisionForm } from './revisionForm.js';

/** @import { Choices, Person } from './types.js' */

const TOKENS = [
  { kind: 'session', text: 'Session', hint: 'signs in: Authorization, or ?auth= of the app' },
  { kind: 'login', text: 'Login', hint: 'single use: /request-onboarding?token=' },
  { kind: 'ekyc', text: 'e-KYC', hint: 'the address /ekyc/…' },
  { kind: 'reset', text: 'Reset', hint: 'the link for a new password' },
  { kind: 'verification', text: 'Verification', hint: 'the link that verifies an account' },
];

/** Further tools for one person. @param {() => Person} read @param {Choices} choices */
export function makePersonTools(read, choices) {
  return h(
    'div',
    { class: 'tools' },
    group('e-KYC', makeEkycForm(read)),
    group('To be revised', makeRevisionForm(read, choices)),
    group('New notifications', makeNotificationForm(read)),
    group('Fresh tokens', makeTokens(read)),
    h(
      'p',
      { class: 'row links' },
      filterLink('outbox', read().email, 'Messages to this person'),
      filterLink('calls', read().email, 'Calls of this person'),
    ),
  );
}

/** @param {string} title @param {Node} content */
function group(title, content) {
  const id = makeId('group');
  const heading = h('h3', { id }, title);
  return h('section', { class: 'tool', 'aria-labelledby': id }, heading, content);
}

/** @param {string} part @param {string} text @param {string} label */
const filterLink = (part, text, label) =>
  h('a', { href: `#${part}?${encodeURIComponent(text)}` }, label);

/** @param {() => Person} read */
function makeEkycForm(read) {
  const results = ['', 'success', 'invalid', 'rejected'];
  const result = select(
    {},
    results.map((value) => ({ value, text: value || 'none yet' })),
    read().ekyc_result ?? '',
  );
  const message = h('input', { value: read().ekyc_message ?? '', autocomplete: 'off' });
  return makeForm([field('Result', result), field('Message', message)], 'Save the result', () =>
    attempt(
      () =>
        call('POST', userPath(read().email, 'status'), {
          onboarding_status_id: read().onboarding_status_id,
          ekyc_result: result.value || null,
          ekyc_message: message.value || null,
        }),
      `e-KYC of ${read().email}: ${result.value || 'none yet'}`,
    ),
  );
}

/** @param {() => Person} read */
function makeNotificationForm(read) {
  const count = h('input', { type: 'number', min: 1, max: 10_000, value: 1, required: true });
  const title = h('input', { placeholder: 'Pemberitahuan baru', autocomplete: 'off' });
  const message = h('input', { placeholder: 'Ada kabar baru untuk Anda.', autocomplete: 'off' });
  const fields = [
    field('How many', count, 'short'),
    field('Title', title),
    field('Message', message),
  ];
  return makeForm(fields, 'Send', () =>
    attempt(
      () =>
        call('POST', userPath(read().email, 'notifications'), {
          count: Number(count.value),
          ...(title.value ? { title: title.value } : {}),
          ...(message.value ? { message: message.value } : {}),
        }),
      `${count.value} sent to ${read().email}`,
    ),
  );
}

/** @param {() => Person} read */
function makeTokens(read) {
  const give = async (/** @type {string} */ kind) => {
    /** @type {{ token: string }} */
    const { token } = await call('POST', userPath(read().email, 'token'), { kind });
    return token;
  };
  return h(
    'ul',
    { class: 'plain tokens' },
    ...TOKENS.map(({ kind, text, hint }) =>
      h(
        'li',
        { class: 'row' },
        copyButton(text, `token of ${read().email}`, () => give(kind)),
        h('span', { class: 'quiet' }, hint),
      ),
    ),
  );
}
