import { defineMessages } from '../defineMessages';
import type { passwords as indonesian } from './id';

export const passwords = defineMessages<keyof typeof indonesian>({
  'passwords.forgot.title': 'Forgot your password',
  'passwords.forgot.intro':
    'Enter the email of your account. We will send a link to choose a new password.',
  'passwords.forgot.email': 'Email',
  'passwords.forgot.submit': 'Send',
  'passwords.forgot.failedTitle': 'The email was not sent',
  'passwords.forgot.wait': 'You can send in {seconds} seconds.',
  'passwords.backToLogin': 'Back to sign-in',

  'passwords.sent.title': 'Check your email',
  'passwords.sent.lead':
    'If {email} is registered, we have sent a link to choose a new password to that address.',
  'passwords.sent.validity': 'The link is good for 24 hours and can be used once.',
  'passwords.sent.spam': 'Nothing yet? Have a look in the spam folder too.',
  'passwords.sent.resend': 'Send again',
  'passwords.sent.resendIn': 'You can send again in {seconds} seconds.',
  'passwords.sent.again': 'The request was sent again.',
  'passwords.sent.otherEmail': 'Use another email',

  'passwords.change.title': 'Choose a new password',
  'passwords.change.intro': 'Choose a password that you use nowhere else.',
  'passwords.change.password': 'New password',
  'passwords.change.confirmation': 'Confirm new password',
  'passwords.change.submit': 'Save',
  'passwords.change.failedTitle': 'The password was not saved',
  'passwords.change.forcedTitle': 'Your password has expired',
  'passwords.change.forcedBody':
    'To keep your account safe, choose a new password, then sign in with it.',
  'passwords.change.signedIn':
    'Once the password is saved, you are signed out of the account that is open in this browser.',
  'passwords.change.doneTitle': 'Password saved',
  'passwords.change.doneBody': 'Please sign in with your new password.',

  'passwords.dead.title': 'This link is no longer valid',
  'passwords.dead.lead': 'The link was used, is incomplete, or is older than 24 hours.',
  'passwords.dead.justSaved': 'Have you just saved a new password? Try to sign in with it.',
  'passwords.dead.again': 'Ask for a new link',
  'passwords.dead.login': 'Sign in',
  'passwords.dead.home': 'Go to the home page',
});
