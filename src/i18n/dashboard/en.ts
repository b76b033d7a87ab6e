import { defineMessages } from '../defineMessages';
import type { dashboard as indonesian } from './id';

export const dashboard = defineMessages<keyof typeof indonesian>({
  'dashboard.title': 'Dashboard',
  'dashboard.greeting': 'Hello, {name}',
  'dashboard.failedBody': 'The other parts still work. Check your connection, then try again.',

  'dashboard.next.title': 'Next step',
  'dashboard.next.eKycSuccess':
    'Your identity has been verified. Our team is assessing your application; there is nothing you need to do right now.',
  'dashboard.next.onboardingSuccess':
    'Your application has been approved. The services of {productName} are ready for you.',
  'dashboard.next.apply': 'Apply for a loan',
  'dashboard.next.information': 'Check your data',
  'dashboard.next.document': 'See and add documents',
  'dashboard.next.bankAccount': 'Manage bank accounts',

  'dashboard.timeline.failed': 'The progress of the application could not be loaded',

  'dashboard.data.title': 'Completeness of your data',
  'dashboard.data.percent': '{value}%',
  'dashboard.data.failed': 'The completeness of your data could not be loaded',
  'dashboard.data.allComplete': 'We have all the data that we need.',
  'dashboard.data.incomplete': 'What is not complete',
  'dashboard.data.missingCount': '{count, plural, one {# thing missing} other {# things missing}}',
  'dashboard.data.completePart': 'Complete {title}',
  'dashboard.data.afterConsent':
    'You can fill it in once the consent has been given. We will let you know.',
  'dashboard.data.byTeam': 'Our team is completing it for you.',
  'dashboard.data.contact': 'Contact us to complete what you cannot change yourself right now.',

  'dashboard.ownership.title': 'Ownership of the company',
  'dashboard.ownership.others':
    '{count, plural, one {# other shareholder} other {# other shareholders}}',
  'dashboard.ownership.unnamed': 'Shareholder without a name',
  'dashboard.ownership.rest': 'Not recorded',
  'dashboard.ownership.empty': 'No shareholder has been recorded yet.',
  'dashboard.ownership.failed': 'The ownership could not be loaded',

  'dashboard.notifications.title': 'Latest notifications',
  'dashboard.notifications.all': 'See all',

  'dashboard.loans.title': 'Your loans',
});
