import { LoginScreen } from '@/features/auth/login/LoginScreen';

/** Sign-in, with the build flag of the 'Peminjam' link. */
export const LoginRoute = () => (
  <LoginScreen canRegisterBorrower={process.env.BOS_REGISTER_BORROWER !== '0'} />
);
