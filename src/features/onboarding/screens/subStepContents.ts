import type { EditableSubStepId, SubStepContent } from '../model/stepDefinition';
import { StatementRows } from '../steps/bank-statements/StatementRows';
import { BankRows } from '../steps/banks/BankRows';
import { BusinessPhotosFields } from '../steps/business-photos/BusinessPhotosFields';
import { CollateralRows } from '../steps/collateral/CollateralRows';
import { CompanyAddressFields } from '../steps/company-address/CompanyAddressFields';
import { CompanyProfileFields } from '../steps/company-profile/CompanyProfileFields';
import { DomicileFields } from '../steps/domicile/DomicileFields';
import { EmergencyContactFields } from '../steps/emergency-contact/EmergencyContactFields';
import { EmploymentFields } from '../steps/employment/EmploymentFields';
import { ReportRows } from '../steps/financial-statements/ReportRows';
import { IdentityFields } from '../steps/identity/IdentityFields';
import { LegalDocumentsFields } from '../steps/legal-documents/LegalDocumentsFields';
import { ShareholderRows } from '../steps/management-shareholders/ShareholderRows';
import { PartnershipFields } from '../steps/partnership/PartnershipFields';
import { PersonalDataFields } from '../steps/personal-data/PersonalDataFields';
import { PicFields } from '../steps/pic/PicFields';
import { ProviderFamilyFields } from '../steps/provider-family/ProviderFamilyFields';
import { SpouseFields } from '../steps/spouse/SpouseFields';

/**
 * From sub-step to content; exhaustive, so that a sub-step without one is a type error. The hub needs
 * the definitions of all sub-steps and none of their contents: those are code of their own.
 */
export const subStepContents: Readonly<Record<EditableSubStepId, SubStepContent>> = {
  'personal-data': PersonalDataFields,
  identity: IdentityFields,
  domicile: DomicileFields,
  employment: EmploymentFields,
  spouse: SpouseFields,
  'emergency-contact': EmergencyContactFields,
  'legal-documents': LegalDocumentsFields,
  pic: PicFields,
  'company-profile': CompanyProfileFields,
  'company-address': CompanyAddressFields,
  partnership: PartnershipFields,
  banks: BankRows,
  'bank-statements': StatementRows,
  'financial-statements': ReportRows,
  'business-photos': BusinessPhotosFields,
  collateral: CollateralRows,
  'management-shareholders': ShareholderRows,
  'provider-family': ProviderFamilyFields,
};
