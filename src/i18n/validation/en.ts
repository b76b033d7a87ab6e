import { defineMessages } from '../defineMessages';
import type { validation as indonesian } from './id';

export const validation = defineMessages<keyof typeof indonesian>({
  'validation.chooseFromList': 'Choose from the list',
  'validation.reloadChoices': 'Reload the options, then choose one',
  'validation.personName': 'Use only letters, spaces, full stops, commas, quotes or hyphens',
  'validation.companyName': 'Use only letters, digits, spaces, single quotes or & . , - / ( )',
  'validation.accountHolder': 'Use only letters, digits, spaces, quotes or & . , - / ( )',
  'validation.birthPlace': 'Use only letters and spaces',

  'validation.nik': 'NIK must have 16 characters',
  'validation.npwp': 'NPWP must have 15 or 16 digits',
  'validation.nib': 'NIB must have 13 digits',
  'validation.phone': 'Phone number must have 7 to 15 digits',
  'validation.rtRw': 'Invalid RT/RW format',
  'validation.postalCode': 'Postal code must have 5 digits',
  'validation.accountNo': 'Account number must have 5 to 20 digits',

  'validation.amount': 'Enter a whole number, such as 12.500.000',
  'validation.income': 'Income must be more than 0',
  'validation.amountAboveZero': 'Value must be more than 0',
  'validation.count': 'Enter a whole number from 1',
  'validation.lengthOfWork': 'Enter a length of work from 1 to {max}',

  'validation.date': 'Enter a real date in the form DD/MM/YYYY',
  'validation.dateInFuture': 'The date must not be after today',
  'validation.adultAge': 'Minimum age is {age} years',
  'validation.expiryBeforeIssue': 'The expiry date must be after the issue date',
  'validation.reportYear': 'Enter a year of 4 digits, {max} at the latest',
  'validation.reportInFuture': 'This month has not begun yet, choose an earlier one',
  'validation.consultationDate': 'Choose a weekday from tomorrow up to 30 days ahead',
  'validation.consultationTime': 'Choose an hour between 09:00 and 16:00 WIB',

  'validation.declaration': 'Tick this declaration to continue',
  'validation.emergency.sameName': 'Enter the name of somebody else, not your own',
  'validation.emergency.samePhone': 'Enter the phone number of somebody else, not your own',
  'validation.nik.taken': 'This NIK is already registered, please check the number',
  'validation.npwp.taken': 'This NPWP is already registered, please check the number',
  'validation.nikHint.region':
    'The region code in the NIK differs from the address you entered. Ignore this if it is right.',
  'validation.nikHint.birthDate':
    'The birth date in the NIK differs from the one you entered. Ignore this if it is right.',
  'validation.nikHint.gender':
    'The gender in the NIK differs from the one you entered. Ignore this if it is right.',

  'validation.banks.atLeastOne': 'Add at least one bank account',
  'validation.banks.duplicate': 'An account with this bank and number is already there',
  'validation.bankStatements.incomplete':
    'Upload statements of the last {count} months for at least one account',

  'validation.password': 'The password does not meet all requirements yet',
  'validation.passwordConfirmation': 'The confirmation must be the same as the password',
  'validation.password.length': 'At least {min} characters',
  'validation.password.upperCase': 'An upper-case letter',
  'validation.password.lowerCase': 'A lower-case letter',
  'validation.password.digit': 'A digit',
  'validation.password.special': 'A special character',

  'validation.file.tooLarge': 'The file must be at most {max} MB',
  'validation.file.type': 'The file must be {types}',
  'validation.file.repeatedName': 'Document names must not repeat',
  'validation.file.empty': 'This file is empty, choose another one',
  'validation.file.broken': 'This file is broken or incomplete, choose another one',
  'validation.file.encrypted': 'This file is locked by a password, choose one that is not',
});
