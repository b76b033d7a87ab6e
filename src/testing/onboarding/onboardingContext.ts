import type { Addresses, Documents, Information, Spouse, UserDetail } from '@/api/wire';
import { resourcesOf, type Resources } from '@/features/onboarding/model/resources';
import type { OnboardingContext } from '@/features/onboarding/model/stepDefinition';
import { STATUS } from '@/domain/access/statuses';
import type { Flow } from '@/domain/onboarding/flow';
import { borrowerIndividuNonPartner } from '@/domain/onboarding/flows/borrowerIndividuNonPartner';
import { emptyRecord } from '../../../mock-server/database/emptyRecord';

/** The day on which the tested forms are filled in: a Monday. */
export const TODAY = '2026-11-02';

const detail: UserDetail = {
  id: 1,
  email: 'sri@bos.test',
  bau_id: null,
  role_id: 4,
  role_name: 'Borrower',
  status_id: STATUS.inDraft,
  onboarding_status_id: STATUS.inDraft,
  onboarding_status_name: 'Draf',
  type_id: 1,
  type_name: 'Individual',
  partner_id: null,
  partner_name: null,
  partner_relation_start_date: null,
  merchant_id: null,
  merchant_user_id: null,
  css_id: null,
  category: null,
  classification: null,
  code: null,
  ekyc_result: null,
  ekyc_message: null,
  verify_status: true,
  verify_token: null,
  verify_at: null,
  is_domicile_same_as_ktp: null,
  bos_family: null,
  information: emptyRecord('Information'),
  documents: emptyRecord('Documents'),
  addresses: emptyRecord('Addresses'),
  spouse: emptyRecord('Spouse'),
  emergency_contact: emptyRecord('EmergencyContact'),
};

/** Data that the server has stored; what is left out is not filled in yet. */
export interface StoredData extends Partial<Resources> {
  information?: Partial<Information>;
  documents?: Partial<Documents>;
  addresses?: Partial<Addresses>;
  spouse?: Partial<Spouse>;
  emergencyContact?: Partial<UserDetail['emergency_contact']>;
  bosFamily?: UserDetail['bos_family'];
  isDomicileSameAsKtp?: boolean | null;
  /** An individual borrower without a partner if left out. */
  flow?: Flow;
  partner?: Partial<
    Pick<UserDetail, 'partner_id' | 'partner_name' | 'partner_relation_start_date'>
  >;
  statusId?: number;
  /** The marital status in the open form; the stored one if left out. */
  typedMaritalStatusId?: number;
}

/** The context of a sub-step for this stored data. */
export function contextWith(stored: StoredData = {}): OnboardingContext {
  const statusId = stored.statusId ?? STATUS.inDraft;
  const merged: UserDetail = {
    ...detail,
    ...stored.partner,
    status_id: statusId,
    onboarding_status_id: statusId,
    is_domicile_same_as_ktp: stored.isDomicileSameAsKtp ?? null,
    bos_family: stored.bosFamily ?? null,
    information: { ...detail.information, ...stored.information },
    documents: { ...detail.documents, ...stored.documents },
    addresses: { ...detail.addresses, ...stored.addresses },
    spouse: { ...detail.spouse, ...stored.spouse },
    emergency_contact: { ...detail.emergency_contact, ...stored.emergencyContact },
  };
  return {
    flow: stored.flow ?? borrowerIndividuNonPartner,
    profile: {
      id: 1,
      email: detail.email,
      name: null,
      referral_code: null,
      role_id: 4,
      role_name: 'Borrower',
      source: 'PLATFORM',
      status_id: statusId,
      tnc: '1.0',
      tribe_id: null,
      tribe_name: null,
      type_id: 1,
      type_name: 'Individual',
      token_expired_password: null,
    },
    detail: merged,
    stepDetail: { step: null, sub_step: null, user_id: 1, revisions: [] },
    ...resourcesOf((name) => stored[name]),
    facts: {
      maritalStatusId: stored.typedMaritalStatusId ?? merged.information.marital_status_id,
    },
    today: TODAY,
    isReadOnly: false,
  };
}
