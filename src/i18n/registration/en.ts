import { defineMessages } from '../defineMessages';
import type { registration as indonesian } from './id';

export const registration = defineMessages<keyof typeof indonesian>({
  'registration.title.borrower': 'Register as a borrower',
  'registration.title.funder': 'Register as a funder',
  'registration.intro.borrower': 'Create an account to apply for financing.',
  'registration.intro.funder': 'Create an account to start funding.',
  'registration.type': 'Account type',
  'registration.individual': 'Individual',
  'registration.corporate': 'Company',
  'registration.rules': 'Password rules',
  'registration.ruleMet': 'met',
  'registration.ruleOpen': 'not met yet',
  'registration.rulesMet': '{met} of {all} password rules met',
  'registration.confirmation': 'Confirm password',
  'registration.notify': 'I agree to receive notifications',
  'registration.submit': 'Register',
  'registration.hasAccount': 'Already have an account?',

  'registration.failed': 'You are not registered yet',
  'registration.unsure': 'We cannot tell whether you are registered',
  'registration.unsureBody':
    'No answer came from the server, but your registration may have reached us. Press Register once more; all you typed is still here.',
  'registration.taken':
    'This e-mail is already registered. Use another one, or sign in to that account.',

  'registration.done': 'Check your e-mail',
  'registration.doneBody':
    'We have sent a verification e-mail to {email}. Open the link in it to activate your account, then sign in.',
  'registration.doneBefore':
    'Your earlier registration did reach us. Open the link in the verification e-mail that we sent to {email}, then sign in.',
  'registration.firstPassword': 'The password that counts is the one you sent first.',
});
