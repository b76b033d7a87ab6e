import type { BankStatement } from '@/api/wire';
import { withItem } from '../../cards/useCardStore';
import {
  isListed,
  monthKey,
  monthOf,
  type StatementFocus,
  type MonthState,
  type StatementEditor,
  type StatementEvent,
  type TypeState,
} from './statementState';

/** Changes the stored statements to the chosen type, if there is one; a running change goes on. */
const withTypeChange = (type: TypeState): TypeState =>
  type.chosen && !type.isChanging ? { ...type, isChanging: true, attempts: {} } : type;

/** The reducer of one account's statements. */
export function statementEditor(state: StatementEditor, event: StatementEvent): StatementEditor {
  const { statements, months, runningCount, type, removal } = state;
  const withPhase = (key: string, phase: MonthState['phase']) => ({
    ...months,
    [key]: { ...monthOf(state, key), phase },
  });
  switch (event.type) {
    case 'listed':
      return event.statements === statements ? state : afterList(state, event);
    case 'workStarted':
      return { ...state, runningCount: runningCount + 1 };
    case 'workEnded':
      return { ...state, runningCount: runningCount - 1 };
    case 'recordAttempted': {
      const { month, mayBeStored } = event;
      return { ...state, months: withPhase(month, mayBeStored ? 'unknown' : 'settled') };
    }
    case 'recordStored': {
      const { item } = event;
      const phase = isListed(state, item.id) ? 'settled' : 'stored';
      return {
        ...state,
        statements: withItem(statements, item),
        months: withPhase(monthKey(item), phase),
        // The type may have been chosen while the record was on its way.
        type: withTypeChange(type),
        // With another file the failed removal is no longer wanted.
        removal: removal.failedId === item.id ? { ...removal, failedId: null } : removal,
      };
    }
    case 'typeChosen': {
      const chosen = { typeId: event.typeId };
      return { ...state, type: { chosen, isChanging: true, attempts: {}, hasFailed: false } };
    }
    case 'typeRetried':
      return { ...state, type: withTypeChange(type) };
    case 'typeAttempted': {
      const { id, typeId, stored } = event;
      if (!isListed(state, id)) return state;
      // A later choice tries every statement again.
      const isLate = typeId !== type.chosen?.typeId;
      return {
        ...state,
        statements: stored ? withItem(statements, stored) : statements,
        type: isLate ? type : { ...type, attempts: { ...type.attempts, [id]: stored !== null } },
      };
    }
    case 'typeChangeEnded': {
      const hasFailed = Object.values(type.attempts).includes(false);
      const next = { ...state, type: { ...type, isChanging: false, hasFailed } };
      // The button that retries may be gone, and the focus with it.
      return type.hasFailed ? { ...next, focus: { target: 'legend', isOnlyIfLost: true } } : next;
    }
    case 'removalAsked': {
      const { target } = event;
      const forgotten = target === 'all' ? { hasFailedForAll: false } : { failedId: null };
      return { ...state, removal: { ...removal, ...forgotten, asked: target, isAsking: true } };
    }
    case 'removalCancelled':
      return { ...state, removal: { ...removal, isAsking: false } };
    case 'removalStarted': {
      const leaving = removal.asked === 'all' ? removal.leaving : removal.asked;
      return { ...state, removal: { ...removal, leaving, isAsking: false } };
    }
    case 'removalEnded': {
      const { target, isGone } = event;
      if (target === 'all') {
        const next = { ...removal, hasFailedForAll: !isGone };
        return { ...state, removal: next, focus: { target: 'legend' } };
      }
      // An earlier failed removal stays on screen.
      const ended = isGone ? {} : { failedId: target.id, leaving: null };
      return { ...state, removal: { ...removal, ...ended } };
    }
    case 'blocked':
      return { ...state, focus: { target: 'problem' } };
  }
}

/** A form whose file has changed or gone on the server starts over, and keeps the focus. */
function afterList(
  state: StatementEditor,
  { statements: listed, focused }: Extract<StatementEvent, { type: 'listed' }>,
): StatementEditor {
  const { statements, type, removal } = state;
  const find = (list: readonly BankStatement[], key: string) =>
    list.find((statement) => monthKey(statement) === key);
  const hasChanged = (key: string) =>
    find(statements, key)?.document.path_url !== find(listed, key)?.document.path_url;

  const months = { ...state.months };
  for (const key of new Set([...statements, ...listed].map(monthKey))) {
    const { form, phase } = monthOf(state, key);
    const isShown = phase === 'stored' && find(listed, key) !== undefined;
    months[key] = {
      form: hasChanged(key) ? form + 1 : form,
      phase: isShown ? 'settled' : phase,
    };
  }
  const isSameList = statements.map(({ id }) => id).join() === listed.map(({ id }) => id).join();
  const next = {
    ...state,
    statements: listed,
    months,
    type: isSameList ? type : withTypeChange(type),
  };
  const { leaving } = removal;
  if (leaving && !isListed(next, leaving.id)) {
    const focus: StatementFocus = { target: { month: monthKey(leaving) } };
    return { ...next, removal: { ...removal, leaving: null }, focus };
  }
  return focused !== null && hasChanged(focused)
    ? { ...next, focus: { target: { month: focused }, isOnlyIfLost: true } }
    : next;
}
