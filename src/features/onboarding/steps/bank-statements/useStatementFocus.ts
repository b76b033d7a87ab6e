import { useEffect, useRef, type RefObject } from 'react';
import type { StatementFocus } from './statementState';

function selectorOf(target: StatementFocus['target']): string {
  if (target === 'legend') return 'legend';
  if (target === 'problem') return '[data-focus="problem"] button';
  return `[data-month="${target.month}"] input[type=file]`;
}

/** The month whose field has the focus, as a key. */
export const focusedMonth = (): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-month]')?.dataset['month'] ?? null;

/** Moves the focus as the state of the statements says. Returns the ref of their account. */
export function useStatementFocus(
  move: StatementFocus | null,
): RefObject<HTMLFieldSetElement | null> {
  const account = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!move || (move.isOnlyIfLost && document.activeElement !== document.body)) return;
    account.current?.querySelector<HTMLElement>(selectorOf(move.target))?.focus();
  }, [move]);
  return account;
}
