import type { AnyObjectSchema } from 'yup';
import type { Shareholder } from '@/api/wire';
import type { OnboardingContext } from '@/features/onboarding/model/stepDefinition';
import * as banks from '@/features/onboarding/steps/banks/form';
import * as collateral from '@/features/onboarding/steps/collateral/form';
import * as reports from '@/features/onboarding/steps/financial-statements/form';
import * as management from '@/features/onboarding/steps/management-shareholders/form';
import { bankAccountWith } from '../onboarding/bankAccountWith';
import { contextWith } from '../onboarding/onboardingContext';

/** A different day than that of the tested forms: a Monday, four weeks later. */
const LATER_DAY = '2026-11-30';

const ADDRESS = {
  address: 'Jalan Senopati 12',
  province_id: 31,
  city_id: 3174,
  district_id: 317_407,
  village_id: 3_174_071_001,
  postal_code: '12190',
  rt_rw: '003/004',
};

/**
 * Newer data that a page may receive while a form is open: other values of the applicant, saved in
 * another tab, and another day. The tests also type these names and numbers.
 */
export function contextLater({ flow, facts }: OnboardingContext): OnboardingContext {
  const wasMarried = facts.maritalStatusId !== null;
  const later = contextWith({
    flow,
    information: { name: 'Sri Wahyuni', phone_number: '081234567890' },
    addresses: { ktp: ADDRESS },
    ...(wasMarried && { typedMaritalStatusId: 3 }),
  });
  return { ...later, today: LATER_DAY };
}

/** An account and a shareholder of other cards, with values that the tests also type. */
const account = bankAccountWith({ bank_id: 1, account_no: '3174074506900001' });

const shareholder = {
  id: 7,
  is_corporate: false,
  shareholder_type_ids: [1, 2],
  ownership_percentage: 95,
  email: 'sri@contoh.co.id',
} as unknown as Shareholder;

/** The rules of each kind of card after another card was added, or on another day. */
export const cardRulesLater: Readonly<Record<string, AnyObjectSchema>> = {
  banks: banks.bank.schema({ today: LATER_DAY, others: [account] }),
  collateral: collateral.collateral.schema({ today: LATER_DAY, others: [] }),
  'financial-statements': reports.report.schema({ today: LATER_DAY, others: [] }),
  'management-shareholders': management.shareholder.schema({
    today: LATER_DAY,
    others: [shareholder],
  }),
};
