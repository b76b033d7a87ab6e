import { messageRef, type MessageRef } from '@/primitives/messageRef';
import type { DocumentKey, Flow } from './flow';

/**
 * Names of the documents that applicants prepare before they start. Other uploads are explained
 * where they are asked for.
 */
const NAMES: Readonly<Partial<Record<DocumentKey, string>>> = {
  ktp: 'onboarding.paper.ktp',
  npwp: 'onboarding.paper.npwp',
  deed_of_establishment: 'onboarding.paper.deed',
  kemenkumham_deed_of_establishment: 'onboarding.paper.decree',
  nib: 'onboarding.paper.nib',
  appointment_letter: 'onboarding.paper.appointmentLetter',
  recommendation_letter: 'onboarding.paper.recommendationLetter',
  bank_statement: 'onboarding.paper.bankStatements',
  financial_statement: 'onboarding.paper.financialStatements',
  business_photos: 'onboarding.paper.businessPhotos',
};

/** The documents that every applicant of a flow has to prepare, in order and without duplicates. */
export function requiredDocumentsOf({ steps, statementMonths }: Flow): readonly MessageRef[] {
  const asked = steps
    .flatMap(({ subSteps }) => subSteps)
    .filter(({ isOptional, condition }) => !isOptional && condition === undefined)
    .flatMap(({ documents }) => documents)
    .flatMap((key) => NAMES[key] ?? []);
  return [...new Set(asked)].map((name) => messageRef(name, { months: statementMonths }));
}
