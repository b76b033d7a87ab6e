import type {
  OnboardingContext,
  RegionPath,
  SummaryGroup,
  SummaryWords,
} from '../../engine/stepDefinition';
import { addressRegions, addressRows } from '../address/summary';
import { row } from '../shared/summaryRows';
import { categoryOf, isHeld, labels } from './form';

export const masterLists = ['business-address-categories', 'home-ownerships'] as const;

const ADDRESS = { hasRtRw: true } as const;

export function summary({ detail }: OnboardingContext, words: SummaryWords): SummaryGroup[] {
  const { company, warehouse } = detail.addresses;
  const hasWarehouse = isHeld(warehouse);
  // Without a company address nobody has been asked for a warehouse yet.
  const answer = company === null ? '' : words.t(hasWarehouse ? 'common.yes' : 'common.no');
  return [
    {
      title: words.t('onboardingCompany.address.companyTitle'),
      rows: [
        row(labels.categoryId, words.option('business-address-categories', categoryOf(detail))),
        ...addressRows(company, ADDRESS, words),
        row(labels.ownershipId, words.option('home-ownerships', company?.home_ownership_id)),
        row(labels.hasWarehouse, answer),
      ],
    },
    ...(hasWarehouse
      ? [
          {
            title: words.t('onboardingCompany.address.warehouseTitle'),
            rows: addressRows(warehouse, ADDRESS, words),
          },
        ]
      : []),
  ];
}

export const regions = ({ detail: { addresses } }: OnboardingContext): RegionPath[] => [
  ...addressRegions(addresses.company),
  ...addressRegions(addresses.warehouse),
];
