import type { BankStatement } from '@/api/wire';
import { statementEditor } from './statementEditor';
import {
  initialEditor,
  isBusy,
  nextToChange,
  typeIdOf,
  type StatementEditor,
  type StatementEvent,
} from './statementState';

const statement = (
  month: number,
  file = `${month}.pdf`,
  typeId: number | null = 1,
): BankStatement => ({
  id: month,
  bank_id: 7,
  name: null,
  year: 2026,
  month,
  document: { file_name: file, path_url: `/files/${file}` },
  document_status_id: null,
  document_type_id: typeId,
});

const OCTOBER = statement(10);
const SEPTEMBER = statement(9);

const listed = (statements: BankStatement[], focused: string | null = null): StatementEvent => ({
  type: 'listed',
  statements,
  focused,
});
const stored = (item: BankStatement): StatementEvent => ({ type: 'recordStored', item });
const attempted = (mayBeStored: boolean): StatementEvent => ({
  type: 'recordAttempted',
  month: '2026-10',
  mayBeStored,
});
const choose = (typeId: number | null): StatementEvent => ({ type: 'typeChosen', typeId });
const take = (item: BankStatement, typeId: number): StatementEvent => ({
  type: 'typeAttempted',
  id: item.id,
  typeId,
  stored: { ...item, document_type_id: typeId },
});
const refuse = (item: BankStatement, typeId: number): StatementEvent => ({
  type: 'typeAttempted',
  id: item.id,
  typeId,
  stored: null,
});
const changed: StatementEvent = { type: 'typeChangeEnded' };
const retry: StatementEvent = { type: 'typeRetried' };
const ask = (target: BankStatement | 'all'): StatementEvent => ({ type: 'removalAsked', target });
const confirm: StatementEvent = { type: 'removalStarted' };
const removed = (target: BankStatement | 'all', isGone = true): StatementEvent => ({
  type: 'removalEnded',
  target,
  isGone,
});

const after = (events: StatementEvent[], statements = [OCTOBER, SEPTEMBER]): StatementEditor =>
  events.reduce(statementEditor, initialEditor(statements));

const october = (form: number, phase: string) => ({ months: { '2026-10': { form, phase } } });

describe('the field of a month', () => {
  test.each<[string, BankStatement[], StatementEvent[], object]>([
    [
      'waits for the list once its record is stored',
      [],
      [attempted(false), stored(OCTOBER)],
      { ...october(0, 'stored'), statements: [OCTOBER] },
    ],
    [
      'keeps its form when the list shows its own file',
      [],
      [stored(OCTOBER), listed([OCTOBER])],
      october(0, 'settled'),
    ],
    [
      'waits for no list where a second upload has replaced the file',
      [OCTOBER],
      [stored(statement(10, 'new.pdf'))],
      { ...october(0, 'settled'), statements: [statement(10, 'new.pdf')] },
    ],
    [
      'waits still where an older list came',
      [],
      [stored(OCTOBER), listed([SEPTEMBER])],
      october(1, 'stored'),
    ],
    [
      'C7: checks the list first where no response came',
      [],
      [attempted(true)],
      october(0, 'unknown'),
    ],
    [
      'C7: also where the list has changed since',
      [SEPTEMBER],
      [attempted(true), listed([])],
      october(0, 'unknown'),
    ],
    [
      'no more once a response came',
      [],
      [attempted(true), attempted(false)],
      october(0, 'settled'),
    ],
    [
      'starts over where another tab has replaced the file, and keeps the focus',
      [OCTOBER],
      [listed([statement(10, 'new.pdf')], '2026-10')],
      { ...october(1, 'settled'), focus: { target: { month: '2026-10' }, isOnlyIfLost: true } },
    ],
    [
      'leaves the focus in another month',
      [OCTOBER],
      [listed([statement(10, 'new.pdf')], '2026-9')],
      { ...october(1, 'settled'), focus: null },
    ],
    ['starts over where the file is gone', [OCTOBER], [listed([])], october(1, 'settled')],
  ])('%s', (_what, statements, events, expected) => {
    expect(after(events, statements)).toMatchObject(expected);
  });
});

describe('C3: the type', () => {
  test.each<[string, StatementEvent[], object, number | null]>([
    ['is put on every statement', [choose(2)], { isChanging: true }, 10],
    ['is put on the next one', [choose(2), take(OCTOBER, 2)], { attempts: { 10: true } }, 9],
    [
      'is not tried again on a statement that was refused',
      [choose(2), refuse(OCTOBER, 2)],
      { attempts: { 10: false }, hasFailed: false },
      9,
    ],
    [
      'is on all of them',
      [choose(2), take(OCTOBER, 2), take(SEPTEMBER, 2), changed],
      { isChanging: false, hasFailed: false },
      null,
    ],
    [
      'is said not to be stored once all were tried',
      [choose(2), refuse(OCTOBER, 2), take(SEPTEMBER, 2), changed],
      { isChanging: false, hasFailed: true },
      null,
    ],
    [
      'is still said not to be stored while it is tried again',
      [choose(2), refuse(OCTOBER, 2), take(SEPTEMBER, 2), changed, retry],
      { isChanging: true, hasFailed: true },
      10,
    ],
    [
      'is another one: a late refusal of the earlier one does not count',
      [choose(2), choose(3), refuse(OCTOBER, 2)],
      { attempts: {}, hasFailed: false },
      10,
    ],
    [
      'is another one: a late response of the earlier one is changed again',
      [choose(2), choose(1), take(OCTOBER, 2)],
      { attempts: {} },
      10,
    ],
    [
      'is not put on a statement that was removed',
      [choose(2), listed([SEPTEMBER]), take(OCTOBER, 2)],
      { attempts: {} },
      9,
    ],
    [
      'is put on a record that was on its way',
      [choose(2), take(OCTOBER, 2), take(SEPTEMBER, 2), changed, stored(statement(8))],
      { isChanging: true },
      8,
    ],
    [
      'is put on a statement of another tab',
      [choose(1), changed, listed([OCTOBER, statement(8, '8.pdf', 2)])],
      { isChanging: true },
      8,
    ],
    [
      'is left as another tab has set it, where none was chosen',
      [listed([statement(10, '10.pdf', 2), SEPTEMBER, statement(8)])],
      { isChanging: false },
      null,
    ],
  ])('%s', (_what, events, type, next) => {
    const state = after(events);
    expect(state.type).toMatchObject(type);
    expect(nextToChange(state)?.statement.id ?? null).toBe(next);
  });

  test('moves the focus to the problem, and on once that is gone', () => {
    const failed = [choose(2), refuse(OCTOBER, 2), changed];
    expect(after([...failed, { type: 'blocked' }]).focus).toEqual({ target: 'problem' });
    const again = [...failed, retry, take(OCTOBER, 2), changed];
    expect(after(again).focus).toEqual({ target: 'legend', isOnlyIfLost: true });
  });

  test('is that of the statements until one is chosen', () => {
    expect(typeIdOf(after([]))).toBe(1);
    expect(typeIdOf(after([choose(null)]))).toBeNull();
  });
});

describe('a removal', () => {
  test.each<[string, StatementEvent[], object, object | null]>([
    ['is asked about', [ask(OCTOBER)], { asked: OCTOBER, isAsking: true }, null],
    ['can be taken back', [ask(OCTOBER), { type: 'removalCancelled' }], { isAsking: false }, null],
    [
      'leaves the focus until the file is off the page',
      [ask(OCTOBER), confirm],
      { isAsking: false, leaving: OCTOBER },
      null,
    ],
    [
      'moves the focus to the field of the month then',
      [ask(OCTOBER), confirm, listed([SEPTEMBER]), removed(OCTOBER)],
      { leaving: null, failedId: null },
      { target: { month: '2026-10' } },
    ],
    [
      'that fails names the statement',
      [ask(OCTOBER), confirm, removed(OCTOBER, false)],
      { leaving: null, failedId: 10 },
      null,
    ],
    [
      'that has failed is named while another one succeeds later',
      [ask(OCTOBER), confirm, ask(SEPTEMBER), confirm, removed(OCTOBER, false), removed(SEPTEMBER)],
      { failedId: 10 },
      null,
    ],
    [
      'that has failed is forgotten once its month has another file',
      [ask(OCTOBER), confirm, removed(OCTOBER, false), stored(statement(10, 'new.pdf'))],
      { failedId: null },
      null,
    ],
    [
      'that has failed is named while another month gets a file',
      [ask(OCTOBER), confirm, removed(OCTOBER, false), stored(statement(9, 'new.pdf'))],
      { failedId: 10 },
      null,
    ],
    [
      'that has failed is forgotten with the next question about a month',
      [ask(OCTOBER), confirm, removed(OCTOBER, false), ask(SEPTEMBER)],
      { failedId: null },
      null,
    ],
    [
      'of all moves the focus to the account',
      [ask('all'), confirm, listed([]), removed('all')],
      { hasFailedForAll: false, leaving: null },
      { target: 'legend' },
    ],
    [
      'of all that fails is reported',
      [ask('all'), confirm, removed('all', false)],
      { hasFailedForAll: true },
      { target: 'legend' },
    ],
  ])('%s', (_what, events, removal, focus) => {
    const state = after(events);
    expect(state.removal).toMatchObject(removal);
    expect(state.focus).toEqual(focus);
  });
});

test.each<[string, StatementEvent[], boolean]>([
  ['nothing runs', [], false],
  ['an upload runs', [{ type: 'workStarted' }], true],
  [
    'another one runs',
    [{ type: 'workStarted' }, { type: 'workStarted' }, { type: 'workEnded' }],
    true,
  ],
  ['all have ended', [{ type: 'workStarted' }, { type: 'workEnded' }], false],
  ['a stored record is not on screen', [stored(statement(8))], true],
  ['it is on screen', [stored(statement(8)), listed([statement(8)])], false],
])('going on waits: %s', (_what, events, expected) => {
  expect(isBusy(after(events))).toBe(expected);
});

test.each<[string, StatementEvent[], StatementEvent]>([
  ['the response of a change after the removal', [choose(2), listed([])], take(OCTOBER, 2)],
  ['a refusal of a change after the removal', [choose(2), listed([])], refuse(OCTOBER, 2)],
])('%s changes nothing', (_what, events, event) => {
  const state = after(events);
  expect(statementEditor(state, event)).toBe(state);
});
