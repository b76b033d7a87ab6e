import { collateralApi } from '@/api/collateralApi';
import type { CollateralDocument, CollateralDocumentRequest } from '@/api/wire';
import { isRequiredIn } from '@/domain/onboarding/visibleSteps';
import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { cardMessages, type CardKind } from '../../cards/cardKind';
import { CardList } from '../../cards/CardList';
import { useCardStore, type CardEndpoints } from '../../cards/useCardStore';
import type { OnboardingContext } from '../../model/stepDefinition';
import { CollateralFields } from './CollateralFields';
import { CollateralSummary, useCollateralName } from './CollateralSummary';
import { collateral, type CollateralValues } from './form';

const { getCollaterals, addCollateral, updateCollateral, deleteCollateral } =
  collateralApi.endpoints;

const endpoints: CardEndpoints<CollateralDocument, CollateralDocumentRequest> = {
  list: getCollaterals,
  add: addCollateral,
  update: updateCollateral,
  remove: deleteCollateral,
  changeList: (change) => collateralApi.util.updateQueryData('getCollaterals', undefined, change),
};

type CollateralKind = CardKind<CollateralDocument, CollateralValues, CollateralDocumentRequest>;

const kindWith = (emptyBody: TextKey): CollateralKind => ({
  ...collateral,
  subStep: 'collateral',
  messages: cardMessages('onboardingLists.collateral', emptyBody),
  Fields: CollateralFields,
  Summary: CollateralSummary,
});

const requiredKind = kindWith('onboardingLists.collateral.emptyBodyRequired');
const optionalKind = kindWith('onboardingLists.collateral.emptyBodyOptional');

/** The applicant's collateral, a card each. */
export function CollateralRows({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const store = useCardStore(endpoints);
  const nameOf = useCollateralName();
  const isNeeded = isRequiredIn(context.flow, 'collateral');
  return (
    <CardList
      kind={isNeeded ? requiredKind : optionalKind}
      store={store}
      items={context.collateral}
      nameOf={nameOf}
      today={context.today}
      isReadOnly={context.isReadOnly}
      intro={t(
        isNeeded
          ? 'onboardingLists.collateral.introRequired'
          : 'onboardingLists.collateral.introOptional',
      )}
    />
  );
}
