import { useMemo } from 'react';
import type { CollateralDocument, CollateralDocumentRequest } from '@/api/wire';
import type { IsoDate } from '@/domain/dates';
import { useText } from '@/i18n/useText';
import type { CardKind } from '../../cards/cardKind';
import { CardList } from '../../cards/CardList';
import type { OnboardingContext } from '../../engine/stepDefinition';
import { CollateralFields } from './CollateralFields';
import { CollateralSummary, useCollateralName } from './CollateralSummary';
import {
  collateralRequest,
  collateralSchema,
  collateralValues,
  emptyCollateral,
  type CollateralValues,
} from './form';
import { isRequired } from './summary';
import { useCollateralStore } from './useCollateralStore';

type CollateralKind = CardKind<CollateralDocument, CollateralValues, CollateralDocumentRequest>;

const kindOn = (today: IsoDate, isNeeded: boolean): CollateralKind => ({
  subStep: 'collateral',
  words: {
    add: 'onboardingLists.collateral.add',
    save: 'onboardingLists.collateral.save',
    card: 'onboardingLists.collateral.card',
    emptyTitle: 'onboardingLists.collateral.emptyTitle',
    emptyBody: isNeeded
      ? 'onboardingLists.collateral.emptyBodyRequired'
      : 'onboardingLists.collateral.emptyBodyOptional',
    saved: 'onboardingLists.collateral.saved',
    deleted: 'onboardingLists.collateral.deleted',
    deleteTitle: 'onboardingLists.collateral.deleteTitle',
    deleteBody: 'onboardingLists.collateral.deleteBody',
  },
  emptyValues: emptyCollateral,
  valuesOf: collateralValues,
  schema: () => collateralSchema(today),
  toRequest: collateralRequest,
  goesWith: { type_name_other: 'document_type_id' },
  Fields: CollateralFields,
  Summary: CollateralSummary,
});

/** The applicant's collateral, a card each. */
export function CollateralRows({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const store = useCollateralStore();
  const nameOf = useCollateralName();
  const isNeeded = isRequired(context);
  const kind = useMemo(() => kindOn(context.today, isNeeded), [context.today, isNeeded]);
  return (
    <CardList
      kind={kind}
      store={store}
      items={context.collateral}
      nameOf={nameOf}
      isReadOnly={context.isReadOnly}
      intro={t(
        isNeeded
          ? 'onboardingLists.collateral.introRequired'
          : 'onboardingLists.collateral.introOptional',
      )}
    />
  );
}
