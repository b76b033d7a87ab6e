import { useState } from 'react';
import { ChangePasswordScreen } from '@/features/auth/password/ChangePasswordScreen';
import { useEffects } from '../EffectsContext';

/** A new password, with why one is asked for, as the guard found it. */
export function ChangePasswordRoute() {
  const { newPasswordToken } = useEffects();
  const [isForced] = useState(() => newPasswordToken.read()?.isForced === true);
  return <ChangePasswordScreen isForced={isForced} />;
}
