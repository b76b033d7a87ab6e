import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BankStatement } from '@/api/wire';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { useScreenSignal } from '@/primitives/useScreenSignal';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { useNavigationGuard } from '../../cards/navigationGuard';
import { makeStatementCalls } from './statementCalls';
import { isBusy } from './statementState';
import { focusedMonth } from './useStatementFocus';
import type { StatementStore } from './useStatementStore';

/** The statements of one account: what happens to them follows the list on screen. */
export function useStatementEditor(statements: readonly BankStatement[], store: StatementStore) {
  const dispatch = useAppDispatch();
  const screenSignal = useScreenSignal();
  const [calls] = useState(() => makeStatementCalls(store, statements, screenSignal));
  const state = useSyncExternalStore(calls.subscribe, calls.read);
  const { send } = calls;

  // Before the guard looks: a list may start a change of the type.
  useEffect(
    () => send({ type: 'listed', statements, focused: focusedMonth() }),
    [send, statements],
  );
  useNavigationGuard({
    isBusy: () => isBusy(calls.read()),
    obstacle: () => {
      if (!calls.read().type.hasFailed) return null;
      send({ type: 'blocked' });
      return typedMessageRef('onboardingLists.statements.typeNotSaved');
    },
  });

  return {
    state,
    calls,
    /** Removes after the question, and reports it unless the screen was left. */
    async remove(): Promise<void> {
      if (!(await calls.remove()) || screenSignal().aborted) return;
      dispatch(
        noticeShown({
          kind: 'success',
          body: typedMessageRef('onboardingLists.statements.deleted'),
        }),
      );
    },
  };
}
