import { RegisterScreen } from '@/features/auth/registration/RegisterScreen';

/** Registration as a borrower; the route is there where the build flag says so. */
export const RegisterBorrowerRoute = () => <RegisterScreen kind="borrower" />;

/** Registration as a funder. */
export const RegisterFunderRoute = () => <RegisterScreen kind="funder" />;
