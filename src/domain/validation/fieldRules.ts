import { mixed } from 'yup';
import type { IsoDate } from '../dates';
import { messageRef } from '@/primitives/messageRef';
import { checkAmount, checkCount, checkIncome, checkLengthOfWork } from './amountChecks';
import type { Check } from './check';
import {
  checkBirthDate,
  checkConsultationDate,
  checkConsultationTime,
  checkDate,
  checkExpiryDate,
  checkPastDate,
  checkReportMonth,
  checkReportYear,
} from './dateChecks';
import { MAX_DEED_NUMBER_LENGTH, MAX_DESCRIPTION_LENGTH } from './limits';
import {
  checkAccountNo,
  checkNib,
  checkNik,
  checkNpwp,
  checkPhone,
  checkPostalCode,
  checkRtRw,
} from './numberChecks';
import { textRule, valueRule, type RuleOptions } from './rule';
import {
  checkAccountHolder,
  checkBirthPlace,
  checkCompanyName,
  checkEmail,
  checkPersonName,
  checkText,
} from './textChecks';
import { checkBusinessPhotos, checkChoice, checkFile } from './valueChecks';

const text = (check: Check) => (options?: RuleOptions) => textRule(check, options);

/** A rule that depends on the day; `today` is the day in Jakarta. */
const onDay = (check: (today: IsoDate) => Check) => (today: IsoDate, options?: RuleOptions) =>
  textRule(check(today), options);

const value = (check: typeof checkChoice) => (options?: RuleOptions) => valueRule(check, options);

/**
 * The Yup schemas of single fields, which the forms of the sub-steps combine. Each requires a value
 * unless `isOptional` is set, and gives one message: a `MessageRef`.
 */
export const fieldRules = {
  personName: text(checkPersonName),
  companyName: text(checkCompanyName),
  accountHolder: text(checkAccountHolder),
  birthPlace: text(checkBirthPlace),
  email: text(checkEmail),
  shortText: text(checkText()),
  description: text(checkText(MAX_DESCRIPTION_LENGTH)),
  deedNumber: text(checkText(MAX_DEED_NUMBER_LENGTH)),
  nik: text(checkNik),
  npwp: text(checkNpwp),
  nib: text(checkNib),
  phone: text(checkPhone),
  rtRw: text(checkRtRw),
  postalCode: text(checkPostalCode),
  accountNo: text(checkAccountNo),
  income: text(checkIncome),
  amount: text(checkAmount),
  count: text(checkCount),
  lengthOfWork: text(checkLengthOfWork),
  date: text(checkDate),
  consultationTime: text(checkConsultationTime),

  birthDate: onDay(checkBirthDate),
  pastDate: onDay(checkPastDate),
  consultationDate: onDay(checkConsultationDate),
  reportYear: onDay(checkReportYear),
  /** `yearField` is the name of the field that has the year. */
  reportMonth: (today: IsoDate, yearField: string, options?: RuleOptions) =>
    mixed().when(yearField, ([year]) => textRule(checkReportMonth(today, year), options)),
  /** `issueField` is the name of the field that has the date of issue. */
  expiryDate: (issueField: string, options?: RuleOptions) =>
    mixed().when(issueField, ([issued]) => textRule(checkExpiryDate(issued), options)),

  choice: value(checkChoice),
  file: value(checkFile),
  businessPhotos: value(checkBusinessPhotos),
  ticked: () =>
    mixed()
      .nullable()
      .test('ticked', messageRef('validation.declaration'), (isTicked) => isTicked === true),
} as const;
