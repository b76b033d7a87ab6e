import { defineMessages } from '../defineMessages';
import type { settings as indonesian } from './id';

export const settings = defineMessages<keyof typeof indonesian>({
  'settings.information.lead': 'The answers of your application, as we have stored them.',
  'settings.information.contents': 'On this page',
  'settings.information.print': 'Print',
  'settings.information.printed': 'Printed from {productName} on {date}',

  'settings.account.title': 'Account',
  'settings.account.email': 'Email',
  'settings.account.status': 'Status',

  'settings.password.title': 'Password',
  'settings.password.body':
    'Once the password is changed, other devices signed in with this account are signed out.',
  'settings.password.open': 'Change password',
  'settings.password.old': 'Old password',
  'settings.password.failedTitle': 'The password has not been changed',
  'settings.password.uncertainTitle': 'The password may have been changed',
  'settings.password.uncertain':
    'We have no answer yet. Send it once more; the password is not changed twice.',
  'settings.password.maybeChanged':
    'An earlier try may have changed the password. Try your new password as the old one.',
  'settings.password.changed': 'Your password has been changed',

  'settings.document.lead': 'The documents that you uploaded during the application and after it.',
  'settings.document.emptyTitle': 'No documents yet',
  'settings.document.emptyBody': 'Documents that you add are shown here.',
  'settings.document.count': '{count, plural, one {# document} other {# documents}}',
  'settings.document.others': 'Other documents',
  'settings.document.addedOn': 'Added on {date}',
  'settings.document.downloadFailed':
    '{name} could not be downloaded. Check your connection and try again.',
  'settings.document.add': 'Add document',
  'settings.document.addTitle': 'New document',
  'settings.document.save': 'Save document',
  'settings.document.saved': 'Document saved',
  'settings.document.failedTitle': 'The document has not been saved',
  'settings.document.leaveTitle': 'This document is not saved yet',
  'settings.document.leaveBody': 'The name and the file that you chose will be lost.',
  'settings.document.leave': 'Leave the page',

  'settings.shareholder.lead':
    'The management and shareholders of the company, as in your application.',
  'settings.shareholder.list': 'People and companies',
  'settings.shareholder.emptyTitle': 'No management or shareholders yet',
  'settings.shareholder.emptyBody':
    'They are filled in during the application. Contact us if somebody is missing.',

  'settings.bankAccount.helpTitle': 'About your accounts',
  'settings.bankAccount.helpOwner':
    'Use an account in your own or your company’s name, so that disbursement is not delayed.',
  'settings.bankAccount.helpMasked':
    'Account numbers are masked. The whole number is shown only while you change it.',
  'settings.bankAccount.helpRemoval':
    'When an account is removed, the bank statements that you uploaded for it are removed too.',
});
