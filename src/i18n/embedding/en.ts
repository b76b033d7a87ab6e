import { defineMessages } from '../defineMessages';
import type { embedding as indonesian } from './id';

export const embedding = defineMessages<keyof typeof indonesian>({
  'embedding.portal.title': 'Continue from your portal',
  'embedding.portal.body':
    'The session on this page has not begun, or is over. Open this page again from the portal or the link that you use. What you have typed and not saved is still on this device.',
  'embedding.close.title': 'Close this page?',
  'embedding.close.body':
    'Something is not saved yet, or a file is still being uploaded. What you have typed stays on this device for 24 hours, but unfinished uploads are cancelled, and e-KYC pictures that were not sent are lost.',
  'embedding.close.close': 'Close',
  'embedding.closed.title': 'This page is closed',
  'embedding.closed.body': 'Go back to your portal to continue.',
});
