import type { menus as idMenus } from '../id/menus';

export const menus = {
  'menus.main': 'Main menu',
  'menus.settings': 'Settings',
  'menus.dashboard': 'Dashboard',
  'menus.loan': 'Loan Applications',
  'menus.billing': 'Bills',
  'menus.payment': 'Payments',
  'menus.notification': 'Notifications',
  'menus.loanMarketplace': 'Loan Marketplace',
  'menus.factSheet': 'Fact Sheets',
  'menus.transaction': 'Transactions',
  'menus.borrowerInformation': 'Borrower Information',
  'menus.funderInformation': 'Funder Information',
  'menus.partnerInformation': 'Trade Checking Information',
  'menus.document': 'Documents',
  'menus.shareholder': 'Management/Shareholders',
  'menus.bankAccount': 'Bank Accounts',
  'menus.funderBankAccount': 'Lender Fund Account',

  'menus.leave.title': 'Leave {productName}?',
  'menus.leave.body': 'This link opens another site in a new tab:',
  'menus.leave.advice': 'Never enter your {productName} password or one-time code on another site.',
  'menus.leave.confirm': 'Open the site',
  'menus.leave.failed': 'This link cannot be opened yet. Check your connection, then try again.',
} as const satisfies Record<keyof typeof idMenus, string>;
