import { defineMessages } from '../defineMessages';
import type { onboardingLists as indonesian } from './id';

const month =
  '{month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} 12 {December} other {{month}}}';

export const onboardingLists = defineMessages<keyof typeof indonesian>({
  'onboardingLists.monthName': month,
  'onboardingLists.monthOfYear': `${month} {year}`,

  'onboardingLists.cards.discard': 'Discard',
  'onboardingLists.cards.keepEditing': 'Keep editing',
  'onboardingLists.cards.discardTitle': 'Discard what you typed?',
  'onboardingLists.cards.discardBody': 'What is not saved on this card will be lost.',
  'onboardingLists.cards.unsaved': 'This card is not saved yet. Save it first, or cancel it.',
  'onboardingLists.cards.leaveTitle': 'This card is not saved yet',
  'onboardingLists.cards.leaveBody':
    'Save it first, so that it is in the list. If you leave now, what you typed stays on this device as a draft.',
  'onboardingLists.cards.leave': 'Leave without saving',
  'onboardingLists.cards.found':
    'It turns out that this had been saved already, so it is not saved twice.',
  'onboardingLists.cards.notStored':
    'No answer came from the server and this is not saved yet. Please save it again.',
  'onboardingLists.cards.unsure':
    'No answer came from the server. What you typed is safe. When you save again we look first, so that nothing is saved twice.',
  'onboardingLists.cards.goneTitle': 'This entry was deleted elsewhere',
  'onboardingLists.cards.goneBody':
    'What you entered is still here. Save it to add it as a new entry, or discard it.',
  'onboardingLists.cards.openElsewhere':
    'This card is being changed in the other list of this page.',
  'onboardingLists.cards.notDeleted': 'This is not deleted yet. Please try again.',

  'onboardingLists.banks.add': 'Add account',
  'onboardingLists.banks.save': 'Save account',
  'onboardingLists.banks.card': 'Account {number}',
  'onboardingLists.banks.bankId': 'Bank',
  'onboardingLists.banks.accountNo': 'Account number',
  'onboardingLists.banks.accountName': 'Account holder',
  'onboardingLists.banks.accountNameHelp': 'As in the passbook',
  'onboardingLists.banks.accountTypeId': 'Account type',
  'onboardingLists.banks.branchName': 'Branch',
  'onboardingLists.banks.remarkTransferId': 'Transfer remark',
  'onboardingLists.banks.remarkOther': 'Other remark',
  'onboardingLists.banks.isAffiliateWithBank': 'Affiliated with the bank',
  'onboardingLists.banks.active': 'Active',
  'onboardingLists.banks.inactive': 'Not active yet',
  'onboardingLists.banks.open': 'Lender account opened',
  'onboardingLists.banks.intro':
    'These accounts are used for disbursement and payment. Add at least one.',
  'onboardingLists.banks.emptyTitle': 'No account yet',
  'onboardingLists.banks.emptyBody': 'Add an account in your name to go on.',
  'onboardingLists.banks.saved': 'Account saved',
  'onboardingLists.banks.deleted': 'Account deleted',
  'onboardingLists.banks.deleteTitle': 'Delete this account?',
  'onboardingLists.banks.deleteBody':
    '{name} will be deleted, and with it the statements that were uploaded for this account.',

  'onboardingLists.statements.intro':
    'Upload the statements of the last {count, plural, one {full month} other {# full months}} of at least one account: PDF, JPG or PNG, 10 MB at most. Each file is saved at once.',
  'onboardingLists.statements.file': `Statement ${month} {year}`,
  'onboardingLists.statements.document': 'Statement file',
  'onboardingLists.statements.documentType': 'Document type',
  'onboardingLists.statements.documentTypeHelp': 'For all months of this account.',
  'onboardingLists.statements.progress': '{done} of {total} months',
  'onboardingLists.statements.complete': 'Complete',
  'onboardingLists.statements.olderTitle': 'Other stored months',
  'onboardingLists.statements.deleteOneTitle': 'Delete this statement?',
  'onboardingLists.statements.deleteOneBody': `The statement of ${month} {year} will be deleted.`,
  'onboardingLists.statements.deleteAll': 'Delete all statements',
  'onboardingLists.statements.deleteAllTitle': 'Delete all statements of this account?',
  'onboardingLists.statements.deleteAllBody':
    '{count, plural, one {# statement} other {# statements}} of {name} will be deleted.',
  'onboardingLists.statements.deleted': 'Statement deleted',
  'onboardingLists.statements.oneNotDeleted': `The statement of ${month} {year} is not deleted yet. Please try again.`,
  'onboardingLists.statements.notDeleted': 'The statement is not deleted yet. Please try again.',
  'onboardingLists.statements.typeNotSaved':
    'The document type is not saved for all months yet. Please try again.',
  'onboardingLists.statements.notStored': 'The statement is not saved yet. Please try again.',
  'onboardingLists.statements.unsure':
    'No answer came from the server. Try again; we look first, so that nothing is saved twice.',
  'onboardingLists.statements.accountGone':
    'This account was deleted elsewhere, and its statements with it.',
  'onboardingLists.statements.emptyTitle': 'No bank account yet',
  'onboardingLists.statements.emptyBody':
    'Statements are uploaded for each account. Add your account first.',
  'onboardingLists.statements.toBanks': 'To bank accounts',
  'onboardingLists.statements.missingBank': 'Add a bank account first',
  'onboardingLists.statements.missingMonth': `Upload the statement of ${month} {year}`,

  'onboardingLists.reports.add': 'Add report',
  'onboardingLists.reports.save': 'Save report',
  'onboardingLists.reports.card': 'Report {number}',
  'onboardingLists.reports.year': 'Year',
  'onboardingLists.reports.month': 'Month',
  'onboardingLists.reports.documentTypeId': 'Report type',
  'onboardingLists.reports.document': 'Report file',
  'onboardingLists.reports.introOptional':
    'Optional. Add financial reports if you have them, or go on.',
  'onboardingLists.reports.introRequired': 'Add at least one financial report.',
  'onboardingLists.reports.emptyTitle': 'No financial report yet',
  'onboardingLists.reports.emptyBodyOptional': 'This part may stay empty.',
  'onboardingLists.reports.emptyBodyRequired': 'Add a financial report to go on.',
  'onboardingLists.reports.missing': 'Add at least one financial report',
  'onboardingLists.reports.saved': 'Report saved',
  'onboardingLists.reports.deleted': 'Report deleted',
  'onboardingLists.reports.deleteTitle': 'Delete this report?',
  'onboardingLists.reports.deleteBody': '{name} will be deleted.',

  'onboardingLists.collateral.add': 'Add collateral',
  'onboardingLists.collateral.save': 'Save collateral',
  'onboardingLists.collateral.card': 'Collateral {number}',
  'onboardingLists.collateral.documentTypeId': 'Collateral type',
  'onboardingLists.collateral.typeNameOther': 'Other type',
  'onboardingLists.collateral.description': 'Description',
  'onboardingLists.collateral.value': 'Value',
  'onboardingLists.collateral.publishDate': 'Date of issue',
  'onboardingLists.collateral.expiredDate': 'Date of expiry',
  'onboardingLists.collateral.file': 'Collateral file',
  'onboardingLists.collateral.missing': 'Add at least one collateral',
  'onboardingLists.collateral.introRequired': 'Add at least one collateral.',
  'onboardingLists.collateral.introOptional': 'Optional. Add collateral if you have any, or go on.',
  'onboardingLists.collateral.emptyTitle': 'No collateral yet',
  'onboardingLists.collateral.emptyBodyRequired': 'Add collateral to go on.',
  'onboardingLists.collateral.emptyBodyOptional': 'This part may stay empty.',
  'onboardingLists.collateral.saved': 'Collateral saved',
  'onboardingLists.collateral.deleted': 'Collateral deleted',
  'onboardingLists.collateral.deleteTitle': 'Delete this collateral?',
  'onboardingLists.collateral.deleteBody': '{name} will be deleted.',
});
