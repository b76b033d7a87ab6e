import type {
  OnboardingContext,
  RegionPath,
  SummaryGroup,
  SummaryWords,
} from '../../engine/stepDefinition';
import { addressRegions, addressRows } from '../address/summary';
import { row } from '../shared/summaryRows';
import { labels } from './form';

export const masterLists = ['home-ownerships'] as const;

export function summary({ detail }: OnboardingContext, words: SummaryWords): SummaryGroup[] {
  const { addresses, is_domicile_same_as_ktp: isSame } = detail;
  const answer = isSame === null ? '' : words.t(isSame ? 'common.yes' : 'common.no');
  return [
    {
      rows: [
        row(labels.isSameAsKtp, answer),
        ...addressRows(addresses.domicilies, { hasRtRw: true }, words),
        row(
          labels.homeOwnershipId,
          words.option('home-ownerships', addresses.domicilies?.home_ownership_id),
        ),
      ],
    },
  ];
}

export const regions = ({ detail }: OnboardingContext): RegionPath[] =>
  addressRegions(detail.addresses.domicilies);
