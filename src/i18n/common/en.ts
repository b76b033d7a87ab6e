import { defineMessages } from '../defineMessages';
import type { common as indonesian } from './id';

export const common = defineMessages<keyof typeof indonesian>({
  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.back': 'Back',
  'common.save': 'Save',
  'common.saveAndContinue': 'Save & continue',
  'common.delete': 'Delete',
  'common.edit': 'Edit',
  'common.retry': 'Try again',
  'common.reload': 'Reload',
  'common.backToLogin': 'Back to Login',
  'common.yes': 'Yes',
  'common.no': 'No',
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

  'common.productName': '{productName}',
  'common.errorCode': 'Code {code}',

  'common.public.about': 'About {productName}',
  'common.public.title': 'Financing for Indonesian businesses and families',
  'common.public.body':
    'Apply for, follow and manage your financing in one place. Your data is sent encrypted.',

  'common.menu.label': 'Main menu',
  'common.menu.open': 'Open menu',
  'common.menu.close': 'Close menu',

  'common.step.list': 'Steps',
  'common.step.position': 'Step {current} of {total}',
  'common.step.incomplete': 'To do',
  'common.step.complete': 'Complete',

  'common.form.errorCount':
    '{count, plural, one {# field needs attention} other {# fields need attention}}',

  'common.secret.show': 'Show password',
  'common.secret.hide': 'Hide password',

  'common.select.placeholder': 'Choose one',
  'common.select.nothing': 'No matching option',
  'common.select.unknown': 'Unknown option',
  'common.select.kept': 'Already chosen',
  'common.select.missing': 'The options could not be loaded.',
  'common.select.retry': 'Reload options',

  'common.date.placeholder': 'DD/MM/YYYY',
  'common.date.openCalendar': 'Open calendar',
  'common.date.calendarFailed': 'The calendar could not be opened. Please type the date.',
  'common.date.previousMonth': 'Previous month',
  'common.date.nextMonth': 'Next month',
  'common.date.toYears': 'Choose a year',
  'common.date.toDays': 'Choose a day',

  'common.file.none': 'No file yet',
  'common.file.choose': 'Choose a file',
  'common.file.drag': 'or drag a file here',
  'common.file.camera': 'Take a photo',
  'common.file.sending': 'Uploading {percent}% of {size}',
  'common.file.begun': 'Upload started',
  'common.file.ended': 'Upload finished',
  'common.file.cancel': 'Cancel upload',
  'common.file.notSent': 'Not uploaded',
  'common.file.stored': 'Uploaded',
  'common.file.preview': 'View file',
  'common.file.replace': 'Replace file',
  'common.file.remove': 'Remove file',
  'common.file.download': 'Download file',
  'common.file.firstPage': 'First page',
  'common.file.noPreview': 'This file cannot be shown here. Please download it.',
  'common.file.openFailed': 'The file could not be opened. Check your connection and try again.',
  'common.file.uploadFailed':
    'The file could not be uploaded. Check your connection and try again.',
  'common.file.stillUploading': 'Wait until the file has been uploaded',

  'common.server.unreachable':
    'The server cannot be reached yet. Check your internet connection, then try again.',
  'common.server.troubled': 'The server is in trouble. Try again in a while.',

  'common.offline.note': 'You are offline. Check your data or wifi connection.',
});
