import { defineMessages } from '../defineMessages';
import type { terms as indonesian } from './id';

export const terms = defineMessages<keyof typeof indonesian>({
  'terms.title': 'Terms and conditions',
  'terms.intro': 'Read and accept these terms to start using {productName}.',
  'terms.version': 'Version {version}, in force since {date}',
  'terms.contact': 'Questions about these terms? Contact us: {contact}.',
  'terms.agreement': 'I have read and accept the terms and conditions of {productName}',
  'terms.untickedError': 'Tick this box to accept',
  'terms.contents': 'On this page',
  'terms.how': 'Tick your consent at the end of the page, then press Agree.',
  'terms.submit': 'Agree',
  'terms.failedTitle': 'Your consent was not saved',
});
