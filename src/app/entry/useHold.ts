import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectDraft } from '@/state/slices/drafts';
import { pageHeld, selectOpenSubStep } from '@/state/slices/otherTabs';
import type { RouteAccess } from './useRouteAccess';

interface Hold {
  /** The page stays although the guard leads on. */
  isHeld: boolean;
  /** Whoever typed into it is to say whether they leave. */
  isAsking: boolean;
  answer: (wish: 'stay' | 'leave') => void;
}

/**
 * A status that moved leads nobody away from what they typed without asking
 * (statuses.md#a-status-that-moves). Who stays is led on by the next link. Assumption: a file on
 * its way up is no such input; it is still where it was chosen.
 */
export function useHold({ kind }: RouteAccess): Hold {
  const { key } = useLocation();
  const openSubStep = useAppSelector(selectOpenSubStep);
  // A form that has turned read-only is not open any more; what was typed into it is still there.
  const [admitted, setAdmitted] = useState<{ key: string; subStep: string | null } | null>(null);
  const isOfAnotherPage = admitted?.key !== key;
  const subStep = openSubStep ?? (isOfAnotherPage ? null : admitted.subStep);
  if (kind === 'admit' && (isOfAnotherPage || admitted.subStep !== subStep))
    setAdmitted({ key, subStep });
  const typedInto = admitted?.subStep ?? null;
  const hasUnsavedInput = useAppSelector(
    (state) => typedInto !== null && selectDraft(typedInto)(state) !== null,
  );
  const [answered, setAnswered] = useState<{ key: string; wish: 'stay' | 'leave' } | null>(null);
  // Who could go on meanwhile is asked once more.
  if (kind === 'admit' && answered !== null) setAnswered(null);
  const wish = answered?.key === key ? answered.wish : null;
  const isHeld =
    kind === 'redirect' && admitted?.key === key && hasUnsavedInput && wish !== 'leave';
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isHeld) return undefined;
    dispatch(pageHeld({ isHeld: true }));
    return () => void dispatch(pageHeld({ isHeld: false }));
  }, [dispatch, isHeld]);
  return {
    isHeld,
    isAsking: isHeld && wish === null,
    answer: (next) => setAnswered({ key, wish: next }),
  };
}
