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
    'We do not know the result yet. Send it once more; the password is not changed twice.',
  'settings.password.maybeChanged':
    'An earlier try may have changed the password. Try your new password as the old one.',
  'settings.password.leaveTitle': 'Your password is being changed',
  'settings.password.leaveBody':
    'Wait a moment for the result. If you leave now, your password may have been changed already.',
  'settings.password.leave': 'Leave without waiting',
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
  'settings.document.leaveBody':
    'Save it first, so that it is in the list. If you leave now, what you filled in stays on this device as a draft.',
  'settings.document.leave': 'Leave without saving',
  'settings.document.discardBody': 'The name and the file that are not saved will be lost.',
  'settings.document.helpTitle': 'About additional documents',
  'settings.document.helpName':
    'Give it a name that is easy to recognise. Every document has a name of its own.',
  'settings.document.helpWhole': 'Put the pages of one document into one file.',
  'settings.document.helpKept': 'A saved document cannot be removed here.',

  'settings.shareholder.lead':
    'The management and shareholders of the company, as in your application.',
  'settings.shareholder.list': 'People and companies',
  'settings.shareholder.emptyTitle': 'No management or shareholders yet',
  'settings.shareholder.emptyBody':
    'They are filled in during the application. Contact us if somebody is missing.',

  'settings.bankAccount.emptyBody': 'Add an account in your name or that of your company.',
  'settings.bankAccount.helpTitle': 'About your accounts',
  'settings.bankAccount.helpOwner':
    'Use an account in your own or your company’s name, so that transfers are not delayed.',
  'settings.bankAccount.helpMasked': 'Account numbers are masked until you ask to see one.',
  'settings.bankAccount.helpLast':
    'There must be at least one account. Add a new one before you remove the last.',
  'settings.bankAccount.helpRemoval':
    'When an account is removed, the bank statements that you uploaded for it are removed too.',
});
