import { TwoFactorScreen } from '@/features/auth/otp/TwoFactorScreen';
import { useAppDispatch } from '@/state/hooks';
import { fetchHomeAhead } from '../nextPages';

/** The one-time code; what comes next is asked for while a dialog says that the code was right. */
export function TwoFactorRoute() {
  const dispatch = useAppDispatch();
  return <TwoFactorScreen onVerified={() => void dispatch(fetchHomeAhead())} />;
}
