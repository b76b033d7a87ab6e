import { defineMessages } from '../defineMessages';
import type { fields as indonesian } from './id';

export const fields = defineMessages<keyof typeof indonesian>({
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
});
