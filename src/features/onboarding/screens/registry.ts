import type { EditableSubStepId, DefinitionOf, StepDefinition } from '../model/stepDefinition';
import { bankStatementsStep } from '../steps/bank-statements/definition';
import { banksStep } from '../steps/banks/definition';
import { businessPhotosStep } from '../steps/business-photos/definition';
import { collateralStep } from '../steps/collateral/definition';
import { companyAddressStep } from '../steps/company-address/definition';
import { companyProfileStep } from '../steps/company-profile/definition';
import { domicileStep } from '../steps/domicile/definition';
import { emergencyContactStep } from '../steps/emergency-contact/definition';
import { employmentStep } from '../steps/employment/definition';
import { financialStatementsStep } from '../steps/financial-statements/definition';
import { identityStep } from '../steps/identity/definition';
import { legalDocumentsStep } from '../steps/legal-documents/definition';
import { partnershipStep } from '../steps/partnership/definition';
import { managementShareholdersStep } from '../steps/management-shareholders/definition';
import { personalDataStep } from '../steps/personal-data/definition';
import { picStep } from '../steps/pic/definition';
import { providerFamilyStep } from '../steps/provider-family/definition';
import { spouseStep } from '../steps/spouse/definition';

/** From sub-step to definition; exhaustive, so that a sub-step without one is a type error. */
const registry: Readonly<Record<EditableSubStepId, StepDefinition>> = {
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
export const definitionOf: DefinitionOf = (id) => registry[id];

export const definitions: readonly StepDefinition[] = Object.values(registry);
