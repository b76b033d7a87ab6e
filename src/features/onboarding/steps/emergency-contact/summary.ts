import type {
  OnboardingContext,
  RegionPath,
  SummaryGroup,
  SummaryWords,
} from '../../engine/stepDefinition';
import { addressRegions, addressRows } from '../address/summary';
import { phoneRow, row } from '../shared/summaryRows';
import { initialValues, isOtherRelationship, labels } from './form';

export const masterLists = ['relationships'] as const;

export function summary(context: OnboardingContext, words: SummaryWords): SummaryGroup[] {
  const { emergency_contact: contact, addresses } = context.detail;
  const { consentDocument } = initialValues(context);
  return [
    {
      rows: [
        row(labels.name, contact.name),
        phoneRow(labels.phoneNumber, contact.phone_number),
        row(labels.relationshipId, words.option('relationships', contact.relationship_id)),
        ...(isOtherRelationship(contact.relationship_id)
          ? [row(labels.relationshipOther, contact.relationship_other)]
          : []),
        ...addressRows(addresses.emergency, { hasRtRw: false }, words),
        {
          ...row('onboardingForms.emergencyContact.consentTitle', consentDocument?.fileName),
          file: consentDocument,
        },
      ],
    },
  ];
}

export const regions = ({ detail }: OnboardingContext): RegionPath[] =>
  addressRegions(detail.addresses.emergency);
