import { call, userPath } from './api.js';
import { field, h, select } from './dom.js';
import { attempt } from './feedback.js';
import { makeForm } from './form.js';

/** @import { Choices, Person } from './types.js' */

const BUSINESS_REVISION = 11;

/** A form of the sub-steps that the back office flags, each with a note. @param {() => Person} read @param {Choices} choices */
export function makeRevisionForm(read, choices) {
  const list = h('ul', { class: 'plain stack' });
  const add = (step = '', subStep = '', note = '', field = '') => {
    const row = makeRow(choices, { step, subStep, note, field });
    list.append(row);
    return row;
  };
  for (const { step, sub_step: subStep, note, field: key } of read().revisions)
    add(step, subStep, note, key);

  const another = h('button', { type: 'button', class: 'small quiet-button' }, 'Add a note');
  another.addEventListener('click', () => add().querySelector('select')?.focus());
  const sendsBack = h('input', { type: 'checkbox', checked: true });
  const check = h(
    'label',
    { class: 'check' },
    sendsBack,
    `set status ${BUSINESS_REVISION} Business Revision`,
  );

  return makeForm([list, another, check], 'Save the notes', () => {
    const known = read().revisions;
    const revisions = [...list.children].map(readRow).map((row) => ({
      ...row,
      // What was flagged before keeps its old value, and what is revised stays so.
      ...known.find((each) => JSON.stringify(nameOf(each)) === JSON.stringify(nameOf(row))),
    }));
    return attempt(
      () =>
        call('POST', userPath(read().email, 'status'), {
          onboarding_status_id: sendsBack.checked ? BUSINESS_REVISION : read().onboarding_status_id,
          revisions,
        }),
      `${revisions.length} to be revised by ${read().email}`,
    );
  });
}

/** @param {Choices} choices @param {{ step: string, subStep: string, note: string, field: string }} revision */
function makeRow({ steps, sub_steps: subSteps }, { step, subStep, note, field: key }) {
  const away = h('button', { type: 'button', class: 'small quiet-button' }, 'Remove');
  const row = h(
    'li',
    { class: 'revision' },
    field(
      'Step',
      select({ 'data-part': 'step' }, optionsOf(steps, step), step || (steps[0] ?? '')),
    ),
    field(
      'Sub-step',
      select(
        { 'data-part': 'sub_step' },
        optionsOf(subSteps, subStep),
        subStep || (subSteps[0] ?? ''),
      ),
    ),
    field(
      'Field (optional)',
      h('input', { 'data-part': 'field', value: key, autocomplete: 'off' }),
    ),
    field(
      'Note',
      h('input', { 'data-part': 'note', value: note, required: true, autocomplete: 'off' }),
      'wide',
    ),
    away,
  );
  away.addEventListener('click', () => {
    const other = row.nextElementSibling ?? row.previousElementSibling;
    const target = other?.querySelector('button') ?? row.parentElement?.nextElementSibling;
    row.remove();
    if (target instanceof HTMLElement) target.focus();
  });
  return row;
}

/** The options: the known names, and the current one if it is another. @param {readonly string[]} names @param {string} own */
const optionsOf = (names, own) =>
  [...new Set([...names, ...(own ? [own] : [])])].map((name) => ({ value: name, text: name }));

/** What tells one note from another. @param {{ step: string, sub_step: string, field?: string, note: string }} note */
const nameOf = ({ step, sub_step: subStep, field: key, note }) => [step, subStep, key, note];

/** @param {Element} row */
function readRow(row) {
  const part = (/** @type {string} */ name) => {
    const control = row.querySelector(`[data-part="${name}"]`);
    const isControl = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    return isControl ? control.value : '';
  };
  const key = part('field').trim();
  return {
    step: part('step'),
    sub_step: part('sub_step'),
    ...(key !== '' && { field: key }),
    note: part('note'),
  };
}
