import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/state/hooks';
import { selectHasSession } from '@/state/slices/session';
import { useEffects } from '../EffectsContext';
import { selectViewer } from '../entry/guardContext';

/**
 * What the start page of a frame shows. `waiting`: the user is on the way to another page; `portal`:
 * nobody is signed in.
 */
export type StartScreen = 'terms' | 'password' | 'waiting' | 'portal';

/** The terms and an expired password come at the start page, whose address may be framed. */
export function useStartScreen(): StartScreen {
  const { newPasswordToken } = useEffects();
  // The token changes with a session or before a navigation, which render this again.
  useLocation();
  const hasSession = useAppSelector(selectHasSession);
  const mustAccept = useAppSelector((state) => selectViewer(state)?.hasAcceptedTerms === false);
  if (hasSession) return mustAccept ? 'terms' : 'waiting';
  return newPasswordToken.read() === null ? 'portal' : 'password';
}
