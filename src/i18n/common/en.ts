import { defineMessages } from '../defineMessages';
import type { common as indonesian } from './id';

export const common = defineMessages<keyof typeof indonesian>({
  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.save': 'Save',
  'common.retry': 'Try again',
  'common.reload': 'Reload',
  'common.backToLogin': 'Back to Login',
  'common.optional': 'Optional',
  'common.signOut': 'Sign Out',
  'common.language': 'Language',
  'common.languageId': 'Indonesia',
  'common.languageEn': 'English',
  'common.skipToContent': 'Skip to content',
  'common.loading': 'Loading…',
  'common.genericError': 'Something went wrong, please try again later',

  'common.toast.success': 'Success',
  'common.toast.info': 'Information',
  'common.toast.warning': 'Warning',
  'common.toast.error': 'Failed',
  'common.toast.region': 'Notices',

  'common.offline.title': 'Offline',
  'common.offline.body': 'Your network is unavailable. Check your data or wifi connection',
  'common.online.title': "You're online",
  'common.online.body': 'Your connection is back.',

  'common.partFailed.title': 'This part cannot be shown yet',
  'common.partFailed.body': 'Check your connection, then try again.',

  'common.productName': '{productName}',
  'common.errorCode': 'Code {code}',

  'common.public.about': 'About {productName}',
  'common.public.title': 'Financing for Indonesian businesses and families',
  'common.public.body':
    'Apply for, follow and manage your financing in one place. Your data is sent encrypted.',

  'common.step.list': 'Steps',
  'common.step.position': 'Step {current} of {total}',
  'common.step.incomplete': 'To do',
  'common.step.complete': 'Complete',

  'common.form.errorCount':
    '{count, plural, one {# field needs attention} other {# fields need attention}}',

  'common.secret.show': 'Show password',
  'common.secret.hide': 'Hide password',

  'common.server.unreachable':
    'The server cannot be reached yet. Check your internet connection, then try again.',
  'common.server.busy':
    'Too many requests. Try again {waitS, plural, =0 {in a while} one {in # second} other {in # seconds}}.',
  'common.server.troubled': 'The server is in trouble. Try again in a while.',

  'common.offline.note': 'You are offline. Check your data or wifi connection.',
});
