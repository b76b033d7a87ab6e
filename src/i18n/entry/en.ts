import { defineMessages } from '../defineMessages';
import type { entry as indonesian } from './id';

export const entry = defineMessages<keyof typeof indonesian>({
  'entry.wait.title': 'Preparing your account',
  'entry.wait.body': 'One moment, please. Your link is being checked.',
  'entry.refused.title': 'This link is no longer valid',
  'entry.refused.body':
    'Each link can be used once, within a short time. Ask for a new one where you received it, or sign in with your email and password.',
  'entry.interrupted.title': 'Signing in was interrupted',
  'entry.interrupted.body':
    'Signing in stopped before it was done. Open your link again, or sign in with your email and password.',
  'entry.portal.body':
    'Each link works only once, for a short time. Open this page again from your portal.',
  'entry.failed.title': 'You could not be signed in yet',
  'entry.stillSignedIn':
    'An account is still signed in with this browser. You can go on with that account.',
  'entry.login': 'Sign in with email',
  'entry.goOn': 'Continue',
});
