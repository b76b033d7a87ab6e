import { defineMessages } from '../defineMessages';
import type { notices as indonesian } from './id';

/** Words of the area `notices`. */
export const notices = defineMessages<keyof typeof indonesian>({
  'notices.otpSent.title': 'OTP sent',
  'notices.otpSent.sms': 'The OTP was sent again to your phone number.',
  'notices.otpSent.email': 'The OTP was sent again to your email.',
  'notices.draftNotKept':
    'What you have not saved cannot be kept on this device. Save each step before you close the page.',
  'notices.statusMoved': 'The status of your application has changed.',
  'notices.uploadCancelled': 'Upload cancelled.',
  'notices.pictureTooLarge': 'The picture is too large to work with. Choose a smaller one.',
});
