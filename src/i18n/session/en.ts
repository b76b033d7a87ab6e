import { defineMessages } from '../defineMessages';
import type { session as indonesian } from './id';

export const session = defineMessages<keyof typeof indonesian>({
  'session.ending.title': 'Your session is about to end',
  'session.ending.body':
    'To protect your data, a session ends after a long time without activity. Choose Stay signed in to go on.',
  'session.ending.left': 'Time left',
  'session.ending.soon': 'Your session ends in less than 30 seconds.',
  'session.ending.stay': 'Stay signed in',
  'session.ending.failed': 'The session was not extended',

  'session.again.title': 'Sign in again to go on',
  'session.again.body':
    'Your session has ended. Nothing on this page is lost: enter your password and go on.',
  'session.again.wrong': 'The password is wrong.',
  'session.again.unverified':
    'This account is not verified yet. Follow the link in the verification email, then try again.',
  'session.signOutHint': 'Signing out deletes what is not saved from this device.',
  'session.again.codeTitle': 'Enter the code',
  'session.again.back': 'Back to the password',

  'session.ended.title': 'Your session has ended',
  'session.ended.portal':
    'Open this page again from the portal or link that you used. What is not saved stays on this device.',
  'session.ended.login': 'Please sign in again. What is not saved stays on this device.',
  'session.ended.toLogin': 'To the sign-in page',
  'session.checking': 'Checking your session…',
});
