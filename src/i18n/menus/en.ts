import { defineMessages } from '../defineMessages';
import type { menus as indonesian } from './id';

export const menus = defineMessages<keyof typeof indonesian>({
  'menus.settings': 'Settings',
  'menus.dashboard': 'Dashboard',
  'menus.loan': 'Loan applications',
  'menus.billing': 'Bills',
  'menus.payment': 'Payments',
  'menus.notification': 'Notifications',
  'menus.loanMarketplace': 'Loan marketplace',
  'menus.factSheet': 'Fact sheets',
  'menus.transaction': 'Transactions',
  'menus.borrowerInformation': 'Borrower Information',
  'menus.funderInformation': 'Funder Information',
  'menus.partnerInformation': 'Trade Checking Information',
  'menus.document': 'Documents',
  'menus.shareholder': 'Management / shareholders',
  'menus.bankAccount': 'Bank accounts',
  'menus.funderBankAccount': 'Lender fund account',

  'menus.external': '(other site)',
  'menus.account': 'Your account',
  'menus.role.borrower': 'Borrower',
  'menus.role.funder': 'Funder',
  'menus.role.partner': 'Partner',
  'menus.role.tradeChecking': 'Trade Checking',
  'menus.help.title': 'Need help?',
  'menus.help.body': 'Contact the {productName} team:',

  'menus.leave.title': 'Leave {productName}?',
  'menus.leave.body': 'This link opens another site in a new tab:',
  'menus.leave.advice': 'Never enter your {productName} password or one-time code on another site.',
  'menus.leave.confirm': 'Open the site',
  'menus.leave.failed': 'This link cannot be opened yet. Check your connection, then try again.',
  'menus.label': 'Main menu',
  'menus.open': 'Open menu',
  'menus.close': 'Close menu',
});
