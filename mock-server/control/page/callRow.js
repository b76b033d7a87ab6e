import { call as control } from './api.js';
import { curlOf } from './curl.js';
import { fill, h, setText } from './dom.js';
import { attempt, copyButton } from './feedback.js';
import { readable } from './liveList.js';
import { timeOf } from './time.js';

/** @import { Call, LoggedResponse } from './types.js' */
/** @import { LiveRow } from './liveList.js' */

/** One call; its body and response are fetched when it is opened. @param {Call} first @returns {LiveRow<Call>} */
export function makeCallRow(first) {
  let shown = first;
  const status = h('span', { class: 'pill' });
  const person = h('span', { class: 'person-of quiet' });
  const duration = h('span', { class: 'duration quiet' });
  const detail = h('div', { class: 'detail' });
  const fold = h(
    'details',
    { class: 'call' },
    h(
      'summary',
      {},
      status,
      h('span', { class: 'method mono' }, first.method),
      h('span', { class: 'path mono' }, first.path.replace(/^\/api/, '')),
      person,
      duration,
      h('time', { class: 'quiet' }, timeOf(first.started_at)),
    ),
    detail,
  );
  const showDetail = () => attempt(async () => fill(detail, ...(await makeDetail(shown.id))));
  fold.addEventListener('toggle', () => {
    if (fold.open) void showDetail();
    else detail.replaceChildren();
  });

  const update = (/** @type {Call} */ next) => {
    const hasEnded = shown.outcome === 'in_flight' && next.outcome !== 'in_flight';
    shown = next;
    setText(status, statusText(next));
    status.className = `pill ${tone(next)}`;
    setText(person, next.user_email ?? '');
    setText(duration, next.duration_ms === null ? '' : `${Math.round(next.duration_ms)} ms`);
    if (hasEnded && fold.open) void showDetail();
  };
  update(first);
  return { element: h('li', {}, fold), update };
}

/** @param {Call} call */
function statusText({ outcome, status }) {
  if (outcome === 'in_flight') return '…';
  return outcome === 'dropped' ? 'cut' : String(status);
}

/** @param {Call} call */
function tone({ outcome, status, contract_errors: errors }) {
  if (outcome === 'in_flight') return 'waiting';
  if (outcome === 'dropped' || errors.length > 0 || (status ?? 0) >= 500) return 'bad';
  return (status ?? 0) >= 400 ? 'refused' : 'good';
}

/** @param {number} id */
async function makeDetail(id) {
  /** @type {Call & { answer: LoggedResponse | null }} */
  const call = await control('GET', `calls/${id}`);
  const { query, body, answer } = call;
  return [
    h(
      'p',
      { class: 'row' },
      copyButton('Copy as curl', `of call ${id}`, () => curlOf(call, location.origin)),
      call.fault_id !== null && h('span', { class: 'tag warn' }, `met fault ${call.fault_id}`),
    ),
    ...(call.contract_errors.length > 0
      ? part('The answer breaks the contract', call.contract_errors)
      : []),
    ...(hasContent(query) ? part('Query', query) : []),
    ...(hasContent(body) ? part('Body', body) : []),
    ...answerPart(call, answer),
  ];
}

/** A call without a body is logged with an empty object. @param {unknown} value */
const hasContent = (value) => Object.keys(/** @type {object} */ (value ?? {})).length > 0;

/** @param {string} title @param {unknown} value */
const part = (title, value) => [h('h2', {}, title), readable(title, value)];

/** @param {Call} call @param {LoggedResponse | null} answer */
function answerPart({ outcome }, answer) {
  if (outcome === 'in_flight') return [h('p', { class: 'quiet' }, 'No answer yet.')];
  if (outcome === 'dropped') return [h('p', { class: 'quiet' }, 'The connection was cut.')];
  if (answer === null) return [h('p', { class: 'quiet' }, 'The answer is not kept any more.')];
  if (answer.size === 0) return [h('p', { class: 'quiet' }, 'An answer without a body.')];
  if (answer.body !== null) return part('Answer', answer.body);
  const kind = answer.content_type || 'unknown type';
  return [h('p', { class: 'quiet' }, `Answer: ${answer.size.toLocaleString('en')} bytes, ${kind}`)];
}
