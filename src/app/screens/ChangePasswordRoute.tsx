import { useState } from 'react';
import { ChangePasswordScreen } from '@/features/auth/password/ChangePasswordScreen';
import { useEffects } from '../EffectsContext';

/** A new password, and why one is asked for according to the guard. */
export function ChangePasswordRoute() {
  const { newPasswordToken } = useEffects();
  const [isForced] = useState(() => newPasswordToken.read()?.isForced === true);
  return <ChangePasswordScreen isForced={isForced} />;
}
