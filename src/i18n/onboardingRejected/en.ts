import { defineMessages } from '../defineMessages';
import type { onboardingRejected as indonesian } from './id';

export const onboardingRejected = defineMessages<keyof typeof indonesian>({
  'onboardingRejected.title': 'Your application cannot be approved yet',
  'onboardingRejected.intro':
    'Thank you for your time and your trust. We know that this is not the news you had hoped for.',
  'onboardingRejected.reason': 'Reason',
  'onboardingRejected.reason.ekyc':
    'We could not verify your identity, so this application cannot go on yet.',
  'onboardingRejected.reason.ekycOfCompany':
    'We could not verify the identity of the person in charge of the company, so this application cannot go on yet.',
  'onboardingRejected.reason.notEligible':
    'We have examined this application, and it does not meet our requirements at present.',
  'onboardingRejected.next': 'What you can do',
  'onboardingRejected.contact': 'Contact us',
  'onboardingRejected.contactBody':
    'The {productName} team will gladly explain the reason and answer your questions. Please tell them the e-mail address of your account.',
  'onboardingRejected.email': 'Email',
  'onboardingRejected.phone': 'Phone',
  'onboardingRejected.account': 'Email of your account',
  'onboardingRejected.documents': 'Have documents at hand',
  'onboardingRejected.documentsBody':
    'If some of your data is wrong or has changed, have documents ready that show it.',
  'onboardingRejected.news': 'Wait for news from us',
  'onboardingRejected.newsBody':
    'If the status of your application changes, we tell you by a notification.',
});
