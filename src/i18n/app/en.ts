import { defineMessages } from '../defineMessages';
import type { app as indonesian } from './id';

export const app = defineMessages<keyof typeof indonesian>({
  'app.notFound.title': 'Page not found',
  'app.notFound.body': 'The address may be wrong, or the page has moved.',
  'app.notFound.home': 'To the home page',
  'app.unreachable.title': 'The server cannot be reached yet',
  'app.unreachable.body':
    'Check your internet connection and try again. You are still signed in and nothing is lost.',
  'app.troubled.title': 'The server is having trouble',
  'app.troubled.body': 'Try again in a moment. You are still signed in and nothing is lost.',
  'app.error.title': 'Something went wrong, please try again later',
  'app.error.body': 'Reload this page. What you have typed is kept on this device.',
  'app.startUp.title': 'Something went wrong',
  'app.startUp.body': 'The app cannot start. Reload this page in a moment.',
  'app.startUp.details': 'Details for the operator',
  'app.account': 'Signed in as {email}',
});
