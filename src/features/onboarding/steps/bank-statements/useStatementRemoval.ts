import { useState } from 'react';
import type { BankStatement } from '@/api/wire';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { messageRef } from '@/i18n/messageRef';
import { useCardRemoval, type CardRemoval } from '../../cards/useCardRemoval';
import { useIsMounted } from '../../parts/useIsMounted';
import type { StatementStore } from './useStatementStore';

export interface StatementRemoval {
  one: CardRemoval<BankStatement>;
  isAskingForAll: boolean;
  hasFailedForAll: boolean;
  askForAll(this: void, isAsking: boolean): void;
  removeOne(this: void): Promise<void>;
  removeAll(this: void): Promise<void>;
}

/** Removes one month or all of them, after a question; undone on screen if it fails. */
export function useStatementRemoval(store: StatementStore): StatementRemoval {
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const one = useCardRemoval(store);
  const [isAskingForAll, setIsAskingForAll] = useState(false);
  const [hasFailedForAll, setHasFailedForAll] = useState(false);

  const tell = (isGone: boolean) => {
    if (!isGone || !isMounted.current) return;
    dispatch(
      noticeShown({
        kind: 'success',
        title: messageRef('common.toast.success'),
        body: messageRef('onboardingLists.statements.deleted'),
      }),
    );
  };

  return {
    one,
    isAskingForAll,
    hasFailedForAll,
    askForAll(isAsking) {
      setHasFailedForAll(false);
      setIsAskingForAll(isAsking);
    },
    async removeOne() {
      tell(await one.confirm());
    },
    async removeAll() {
      setIsAskingForAll(false);
      const isGone = await store.removeAll();
      setHasFailedForAll(!isGone);
      tell(isGone);
    },
  };
}
