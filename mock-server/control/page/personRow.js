import { call, userPath } from './api.js';
import { h, makeId, select, setText } from './dom.js';
import { attempt, copyButton } from './feedback.js';
import { refresh } from './live.js';
import { makePersonTools } from './personTools.js';
import { roleText } from './roleText.js';

/** @import { Choices, Person } from './types.js' */
/** @import { LiveRow } from './liveList.js' */

/** One person, with a fold of tools whose content is made when it is opened. @param {Person} first @param {Choices} choices @returns {LiveRow<Person>} */
export function makePersonRow(first, choices) {
  let person = first;
  const { email } = person;
  const name = h('h2', {});
  const role = h('span', { class: 'quiet' });
  const note = h('p', { class: 'note' });
  const code = h('span', { class: 'tag' }, 'one-time code');
  const unverified = h('span', { class: 'tag warn' }, 'not verified');
  const signIn = h('button', { type: 'button', class: 'primary', click: () => openAs(email) });
  const status = makeStatus(() => person, choices);
  const fold = h('div', { class: 'fold', id: makeId('fold'), hidden: true });
  const opener = makeOpener(fold, email, () => makePersonTools(() => person, choices));

  const element = h(
    'li',
    { class: 'card person' },
    h('div', { class: 'who' }, name, role, code, unverified, note),
    h(
      'div',
      { class: 'keys' },
      h('span', { class: 'mono email' }, ...breakable(email)),
      h(
        'span',
        { class: 'row' },
        copyButton('E-mail', `of ${email}`, () => email),
        copyButton('Password', `of ${email}`, () => person.password),
      ),
    ),
    h('div', { class: 'status' }, status),
    h('div', { class: 'acts' }, signIn, opener),
    fold,
  );

  const update = (/** @type {Person} */ next) => {
    person = next;
    setText(name, person.name ?? email.replace(/@.*/, ''));
    setText(role, roleText(person));
    setText(note, person.note);
    code.hidden = !person.is_otp_needed;
    unverified.hidden = person.is_verified;
    const act = person.is_verified ? 'Sign in' : 'Verify';
    if (!signIn.textContent?.startsWith(act)) {
      signIn.replaceChildren(act, h('span', { class: 'sr-only' }, ` ${email}, in a new tab`));
    }
    // A select box that has the focus is not overwritten.
    if (document.activeElement !== status) status.value = String(person.onboarding_status_id);
  };
  update(first);
  return { element, update };
}

/** Opens the app as somebody, with a fresh session, in a new tab without access to this one. @param {string} email */
function openAs(email) {
  return attempt(async () => {
    /** @type {{ url: string }} */
    const { url } = await call('POST', userPath(email, 'sign-in'));
    window.open(url, '_blank', 'noopener');
  });
}

/** The e-KYC result that belongs to a status, by its id. @type {Record<number, object>} */
const EKYC = {
  6: { ekyc_result: null, ekyc_message: null },
  7: { ekyc_result: 'invalid', ekyc_message: 'Foto selfie tidak sesuai dengan foto KTP.' },
  8: { ekyc_result: 'rejected', ekyc_message: 'Data KTP tidak ditemukan di Dukcapil.' },
  9: { ekyc_result: 'success', ekyc_message: null },
};

/** A select box that sets the status at once. @param {() => Person} read @param {Choices} choices */
function makeStatus(read, choices) {
  const options = choices.statuses.map(({ id, name }) => ({
    value: String(id),
    text: `${id} ${name}`,
  }));
  const box = select({ 'aria-label': `Status of ${read().email}` }, options, '');
  box.addEventListener('change', async () => {
    const { email } = read();
    const id = Number(box.value);
    const name = box.selectedOptions[0]?.textContent ?? '';
    const isSet = await attempt(
      () => call('POST', userPath(email, 'status'), { onboarding_status_id: id, ...EKYC[id] }),
      `${email} is now ${name}`,
    );
    if (!isSet) box.value = String(read().onboarding_status_id);
    await refresh();
  });
  box.addEventListener('blur', () => {
    box.value = String(read().onboarding_status_id);
  });
  return box;
}

/** @param {HTMLElement} fold @param {string} email @param {() => Node} make */
function makeOpener(fold, email, make) {
  const button = h(
    'button',
    { type: 'button', class: 'more', 'aria-expanded': 'false', 'aria-controls': fold.id },
    'More',
    h('span', { class: 'sr-only' }, ` for ${email}`),
  );
  button.addEventListener('click', () => {
    const isOpen = fold.hidden;
    fold.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    // Made again each time with the current values; an open fold does not change by itself.
    if (isOpen) fold.replaceChildren(make());
    else fold.replaceChildren();
  });
  return button;
}

/** An address that wraps before its domain. @param {string} email */
function breakable(email) {
  const domainAt = email.indexOf('@');
  return [email.slice(0, domainAt), h('wbr', {}), email.slice(domainAt)];
}
