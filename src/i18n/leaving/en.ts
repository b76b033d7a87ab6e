import { defineMessages } from '../defineMessages';
import type { leaving as indonesian } from './id';

export const leaving = defineMessages<keyof typeof indonesian>({
  'leaving.uploads.title': 'Upload not finished',
  'leaving.uploads.underWay':
    '{count, plural, one {This file is still going up:} other {These files are still going up:}}',
  'leaving.uploads.more': '{count, plural, one {and 1 more file} other {and # more files}}',
  'leaving.uploads.lost':
    '{count, plural, one {If you leave now, this upload is cancelled and you will need to choose the file again later.} other {If you leave now, these uploads are cancelled and you will need to choose the files again later.}} What has finished uploading stays.',
  'leaving.uploads.leave': 'Leave without uploading',
  'leaving.moved.title': 'You cannot go on with this page',
  'leaving.moved.body':
    'Your status has changed, so what you entered on this page can no longer be saved. Copy what you still need first.',
  'leaving.moved.leave': 'Continue',
  'leaving.stay': 'Stay here',
});
