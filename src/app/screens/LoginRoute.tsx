import { LoginScreen } from '@/features/auth/login/LoginScreen';
import { canRegisterBorrower } from '../canRegisterBorrower';
import { fetchAfterSignIn } from '../fetchAfterSignIn';

/** Sign-in, with the build flag of the 'Peminjam' link. */
export const LoginRoute = () => (
  <LoginScreen canRegisterBorrower={canRegisterBorrower()} onSend={fetchAfterSignIn} />
);
