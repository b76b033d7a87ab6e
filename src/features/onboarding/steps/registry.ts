import type { SubStepId } from '@/domain/onboarding/stepIds';
import type { StepDefinition } from '../engine/stepDefinition';
import { bankStatementsStep } from './bank-statements/definition';
import { banksStep } from './banks/definition';
import { businessPhotosStep } from './business-photos/definition';
import { collateralStep } from './collateral/definition';
import { companyAddressStep } from './company-address/definition';
import { companyProfileStep } from './company-profile/definition';
import { domicileStep } from './domicile/definition';
import { emergencyContactStep } from './emergency-contact/definition';
import { employmentStep } from './employment/definition';
import { financialStatementsStep } from './financial-statements/definition';
import { identityStep } from './identity/definition';
import { legalDocumentsStep } from './legal-documents/definition';
import { partnershipStep } from './partnership/definition';
import { managementShareholdersStep } from './management-shareholders/definition';
import { personalDataStep } from './personal-data/definition';
import { picStep } from './pic/definition';
import { providerFamilyStep } from './provider-family/definition';
import { spouseStep } from './spouse/definition';

/** Every sub-step that asks for answers; the review shows what these hold. */
export type AnswerSubStepId = Exclude<SubStepId, 'review'>;

/** From sub-step to screen; exhaustive, so that a sub-step without a screen is a type error. */
const registry: Readonly<Record<AnswerSubStepId, StepDefinition>> = {
  'personal-data': personalDataStep,
  identity: identityStep,
  domicile: domicileStep,
  employment: employmentStep,
  spouse: spouseStep,
  'emergency-contact': emergencyContactStep,
  'legal-documents': legalDocumentsStep,
  pic: picStep,
  'company-profile': companyProfileStep,
  'company-address': companyAddressStep,
  partnership: partnershipStep,
  banks: banksStep,
  'bank-statements': bankStatementsStep,
  'financial-statements': financialStatementsStep,
  'business-photos': businessPhotosStep,
  collateral: collateralStep,
  'management-shareholders': managementShareholdersStep,
  'provider-family': providerFamilyStep,
};

/** The definition of a sub-step. */
export function definitionOf(id: AnswerSubStepId): StepDefinition {
  return registry[id];
}
