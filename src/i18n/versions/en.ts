import { defineMessages } from '../defineMessages';
import type { versions as indonesian } from './id';

export const versions = defineMessages<keyof typeof indonesian>({
  'versions.title': 'Version of the app',
  'versions.stored': 'App ready to work offline',
  'versions.new': 'New content available, click on reload button to update.',
  'versions.close': 'Close',
  'versions.late': 'The new version is not ready yet. Please try again in a moment.',
  'versions.question': 'Reload now?',
  'versions.questionBody':
    'What you typed into an application is kept as a draft. Anything else on this page, such as a password, must be typed again.',
});
