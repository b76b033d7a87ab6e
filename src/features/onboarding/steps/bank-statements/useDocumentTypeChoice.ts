import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BankStatement } from '@/api/wire';
import { messageRef } from '@/i18n/messageRef';
import { makeInTurn } from '@/primitives/inTurn';
import { useNavigationGuard } from '../../cards/navigationGuard';
import { useIsMounted } from '../../parts/useIsMounted';
import { commonType, withType } from './form';
import { useBusy } from './useBusy';
import type { StatementStore } from './useStatementStore';

export interface DocumentTypeChoice {
  /** The type that the next upload gets. */
  typeId: number | null;
  /** Some stored statements do not have the chosen type. */
  hasFailed: boolean;
  choose(this: void, typeId: number | null): void;
  /** Retries what has failed. */
  retry(this: void): Promise<void>;
}

/**
 * The type of an account's statements. Assumption: the spec has one 'Jenis Dokumen' per grid, so
 * there is one per account; each upload gets it, and stored statements are changed to it.
 */
export function useDocumentTypeChoice(
  statements: readonly BankStatement[],
  store: StatementStore,
  /** Moves the focus to the problem. */
  showProblem: () => void,
): DocumentTypeChoice {
  const [chosen, setChosen] = useState<{ typeId: number | null } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { run, isBusy } = useBusy();
  const [inTurn] = useState(makeInTurn);
  const isMounted = useIsMounted();
  const latest = useRef(statements);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    latest.current = statements;
  });

  async function applyTo(statement: BankStatement, typeId: number | null): Promise<boolean> {
    if (statement.document_type_id === typeId) return true;
    const result = await store.update(statement.id, withType(statement, typeId));
    if (result.problem) return false;
    store.keep(result.value);
    // A later choice compares with what is stored now, not with what is still on screen.
    latest.current = latest.current.map((one) => (one.id === statement.id ? result.value : one));
    return true;
  }

  async function apply(typeId: number | null): Promise<void> {
    let isComplete = true;
    for (const { id } of latest.current) {
      // A later choice does the rest, and a removed statement has no type.
      if (wanted.current !== typeId) return;
      const statement = latest.current.find((present) => present.id === id);
      if (statement) isComplete = (await applyTo(statement, typeId)) && isComplete;
    }
    if (isMounted.current) setHasFailed(!isComplete);
  }

  const applyInTurn = (typeId: number | null): Promise<void> =>
    run(() => inTurn(() => apply(typeId)));

  useNavigationGuard({
    isBusy,
    obstacle: () => {
      if (!hasFailed) return null;
      showProblem();
      return messageRef('onboardingLists.statements.typeNotSaved');
    },
  });

  // An upload that was running when the type was chosen was stored without it.
  const takeIn = useEffectEvent(() => {
    if (chosen) void applyInTurn(chosen.typeId);
  });
  const ids = statements.map(({ id }) => id).join();
  useEffect(() => takeIn(), [ids]);

  return {
    typeId: chosen ? chosen.typeId : commonType(statements),
    hasFailed,
    choose(typeId) {
      setChosen({ typeId });
      setHasFailed(false);
      wanted.current = typeId;
      void applyInTurn(typeId);
    },
    // The list on screen is behind the running calls: a second request would send the last one
    // again.
    retry: () => (isBusy() ? inTurn(() => Promise.resolve()) : applyInTurn(wanted.current)),
  };
}
