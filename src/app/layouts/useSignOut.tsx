import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { fetchAllWords } from '@/i18n/words';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { signOut } from '@/state/session/session';
import { selectHasDrafts } from '@/state/slices/drafts';
import { useLazyPart } from '@/ui/useLazyPart';
import type { SignOutDialogProps } from './SignOutDialog';

async function fetchDialog(): Promise<ComponentType<SignOutDialogProps>> {
  const [{ SignOutDialog }] = await Promise.all([import('./SignOutDialog'), fetchAllWords()]);
  return SignOutDialog;
}

/**
 * The way out, once however often it is clicked. It erases what was typed and is not saved
 * (decisions.md 4). Assumption: so it asks first where there is such. The question is fetched with the
 * first letter that is typed; where it could not be, signing out goes before it.
 */
export function useSignOut(): { onSignOut: () => void; question: ReactNode } {
  const dispatch = useAppDispatch();
  const hasDrafts = useAppSelector(selectHasDrafts);
  const { Part: Question, load } = useLazyPart(fetchDialog);
  const [isAsked, setIsAsked] = useState(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (hasDrafts) load();
  }, [hasDrafts, load]);

  const leave = async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    await dispatch(signOut()).finally(() => {
      isLeaving.current = false;
    });
  };
  return {
    onSignOut: () => {
      if (hasDrafts && Question !== null) setIsAsked(true);
      else void leave();
    },
    question: isAsked && Question !== null && (
      <Question onConfirm={leave} onCancel={() => setIsAsked(false)} />
    ),
  };
}
