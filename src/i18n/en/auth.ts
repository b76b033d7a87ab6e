import type { auth as indonesian } from '../id/auth';

export const auth = {
  'auth.login.title': 'Sign in to {productName}',
  'auth.login.intro': 'Financing that is clear, from application to payout.',
  'auth.login.email': 'Email',
  'auth.login.password': 'Password',
  'auth.login.submit': 'Sign in',
  'auth.login.forgot': 'Forgot your password?',
  'auth.login.register': 'No account yet? Register as:',
  'auth.login.funder': 'Funder',
  'auth.login.borrower': 'Borrower',
  'auth.login.failedTitle': 'Could not sign in',
  'auth.login.wrong': 'Email or password is wrong.',
  'auth.login.notVerifiedTitle': 'Your account is not verified yet',
  'auth.login.notVerifiedBody':
    'Open the verification e-mail that we sent to {email} and follow the link in it.',

  'auth.mail.resend': 'Send the e-mail again',
  'auth.mail.resendIn': 'Send again in {seconds, plural, one {# second} other {# seconds}}',
  'auth.mail.sentTitle': 'E-mail sent',
  'auth.mail.sentBody': 'Check your inbox and your spam folder.',

  'auth.otp.title': 'Enter the code',
  'auth.otp.intro': 'We have sent you a 6-digit code.',
  'auth.otp.label': 'OTP code',
  'auth.otp.help': 'The code is sent by itself after the sixth digit.',
  'auth.otp.wrong': 'The OTP code that you entered is wrong or has expired.',
  'auth.otp.tooMany': 'Too many tries. Send a new code, then try again.',
  'auth.otp.checking': 'Checking the code…',
  'auth.otp.resend': 'Send the code again',
  'auth.otp.resendWait': 'You can send again in {time}',
  'auth.otp.otherAccount': 'Sign in with another account',
  'auth.otp.chooserTitle': 'Send the code again by',
  'auth.otp.chooserGroup': 'Choose a channel',
  'auth.otp.sms': 'SMS',
  'auth.otp.email': 'Email',
  'auth.otp.chooserContinue': 'Continue',
  'auth.otp.verifiedTitle': 'Verified!',
  'auth.otp.verifiedBody': 'You are about to enter your account.',

  'auth.verify.busy': 'Your account is being verified...',
  'auth.verify.done': 'Verified!',
} satisfies Record<keyof typeof indonesian, string>;
