import { RegisterScreen } from '@/features/auth/registration/RegisterScreen';

/** Registration as a borrower; the route exists if the build flag is on. */
export const RegisterBorrowerRoute = () => <RegisterScreen kind="borrower" />;

/** Registration as a funder. */
export const RegisterFunderRoute = () => <RegisterScreen kind="funder" />;
