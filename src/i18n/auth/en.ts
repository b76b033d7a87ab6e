import { defineMessages } from '../defineMessages';
import type { auth as indonesian } from './id';

export const auth = defineMessages<keyof typeof indonesian>({
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

  'auth.signOutReason.title': 'You need to sign in',
  'auth.signOutReason.link':
    'The link that you opened is not complete. Open it again from your e-mail, or sign in here.',
  'auth.signOutReason.account':
    'That account cannot be used here yet. Contact the {productName} team, or sign in with another account.',
  'auth.signOutReason.session':
    'Your session was closed for your safety. Entries not saved yet are on this device.',
  'auth.signOutReason.code': 'That code cannot be used any more. Sign in to get a new one.',
  'auth.signOutReason.profile':
    'Your account could not be loaded. Try to sign in again in a moment.',

  'auth.unverified.title': 'Your account is not verified yet',
  'auth.unverified.body':
    'Open the verification e-mail that we sent to {email} and follow the link in it.',

  'auth.mail.resend': 'Send the e-mail again',
  'auth.mail.resendIn':
    'You can send it again in {seconds, plural, one {# second} other {# seconds}}.',
  'auth.mail.sentTitle': 'E-mail sent',
  'auth.mail.sentBody': 'Check your inbox and your spam folder.',
  'auth.mail.failedTitle': 'The e-mail was not sent',

  'auth.otp.title': 'Enter the code',
  'auth.otp.intro': 'We have sent you a 6-digit code.',
  'auth.otp.introTo': 'We have sent a 6-digit code to {contact}.',
  'auth.otp.introUnsent': 'Ask for a 6-digit code, then enter it here.',
  'auth.otp.label': 'OTP code',
  'auth.otp.help': 'The code is sent by itself after the sixth digit.',
  'auth.otp.wrong': 'The OTP code that you entered is wrong or has expired.',
  'auth.otp.tooMany': 'Too many tries. Send a new code, then try again.',
  'auth.otp.checking': 'Checking the code…',
  'auth.otp.resend': 'Send the code again',
  'auth.otp.notReceived': 'No code yet?',
  'auth.otp.needsNew': 'Ask for a new code to go on.',
  'auth.otp.resendWait': 'You can send again in {time}',
  'auth.otp.resendReady': 'The code can be sent again.',
  'auth.otp.notSentTitle': 'The code was not sent',
  'auth.otp.maybeSentTitle': 'The code may have been sent',
  'auth.otp.otherAccount': 'Sign in with another account',
  'auth.otp.chooserTitle': 'Send the code again by',
  'auth.otp.chooserGroup': 'Choose a channel',
  'auth.otp.sms': 'SMS',
  'auth.otp.email': 'Email',
  'auth.otp.channelMissing': 'Not registered',
  'auth.otp.chooserContinue': 'Continue',
  'auth.otp.verifiedTitle': 'Verified!',
  'auth.otp.verifiedBody': 'You are about to enter your account.',

  'auth.verify.busy': 'Your account is being verified...',
  'auth.verify.busyBody': 'Please wait a moment.',
  'auth.verify.done': 'Verified!',
  'auth.verify.before': 'Your account is already verified',
  'auth.verify.beforeBody': 'This link was used before. There is nothing left for you to do.',
  'auth.verify.signIn': 'Please sign in with your e-mail and password.',
  'auth.verify.goOn': 'You can go on.',
  'auth.verify.failed': 'Your account could not be verified',
  'auth.verify.failedLink':
    'The link is incomplete or older than 24 hours. Sign in with your e-mail and password to ask for a new one.',

  'auth.incomplete.body':
    'This page has not loaded completely. Check your connection, then reload this page.',
  'auth.incomplete.reload': 'Reload',
});
