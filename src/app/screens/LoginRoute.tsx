import { LoginScreen } from '@/features/auth/login/LoginScreen';
import { useAppDispatch } from '@/state/hooks';
import { canRegisterBorrower } from '../canRegisterBorrower';
import { fetchCodeAfterSignIn } from '../codeAfterSignIn';
import { fetchApplicationAhead } from '../nextPages';

/** Sign-in, with the build flag of the 'Peminjam' link. */
export function LoginRoute() {
  const dispatch = useAppDispatch();
  return (
    <LoginScreen
      canRegisterBorrower={canRegisterBorrower()}
      onSend={fetchCodeAfterSignIn}
      onSignedIn={(person) => void dispatch(fetchApplicationAhead(person))}
    />
  );
}
