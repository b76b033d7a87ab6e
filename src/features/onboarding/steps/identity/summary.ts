import type {
  OnboardingContext,
  RegionPath,
  SummaryGroup,
  SummaryWords,
} from '../../engine/stepDefinition';
import { addressRegions, addressRows } from '../address/summary';
import { cards } from './form';

export const summary = (context: OnboardingContext, words: SummaryWords): SummaryGroup[] => [
  { rows: cards.rows(context, words) },
  {
    title: words.t('onboardingForms.address.ktpTitle'),
    rows: addressRows(context.detail.addresses.ktp, { hasRtRw: true }, words),
  },
];

export const regions = ({ detail }: OnboardingContext): RegionPath[] =>
  addressRegions(detail.addresses.ktp);
