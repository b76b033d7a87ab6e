import type {
  OnboardingContext,
  RegionPath,
  SummaryGroup,
  SummaryWords,
} from '../../engine/stepDefinition';
import { addressRegions, addressRows } from '../address/summary';
import { contact } from './form';

export const { masterLists } = contact;

export function summary(context: OnboardingContext, words: SummaryWords): SummaryGroup[] {
  const rows = contact.rows(context, words);
  const consent = rows.slice(-1).map((row) => ({
    ...row,
    label: 'onboardingForms.emergencyContact.consentTitle' as const,
  }));
  const address = addressRows(context.detail.addresses.emergency, { hasRtRw: false }, words);
  return [{ rows: [...rows.slice(0, -1), ...address, ...consent] }];
}

export const regions = ({ detail }: OnboardingContext): RegionPath[] =>
  addressRegions(detail.addresses.emergency);
