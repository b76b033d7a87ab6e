import { defineMessages } from '../defineMessages';
import type { consent as indonesian } from './id';

export const consent = defineMessages<keyof typeof indonesian>({
  'consent.title': 'Consent form',
  'consent.lead': 'Please read this form. Opening it does not mean that you agree to it.',
  'consent.download': 'Download',
  'consent.fileName': 'Emergency contact consent form.pdf',
  'consent.page': 'Page {page} of {total}',
  'consent.size': 'Display size',
  'consent.larger': 'Zoom in',
  'consent.smaller': 'Zoom out',
  'consent.notFound.title': 'Consent not found!',
  'consent.notFound.body': 'Please contact the {productName} team to have the consent sent again.',
});
