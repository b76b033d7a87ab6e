import { shareholderApi } from '@/api/shareholderApi';
import type { Shareholder, ShareholderRequest } from '@/api/wire';
import { useText } from '@/i18n/useText';
import { Stack } from '@/ui/content/Stack';
import { StatusBanner } from '@/ui/feedback/StatusBanner';
import { CardList } from '../../cards/CardList';
import { useCardStore, type CardEndpoints } from '../../cards/useCardStore';
import type { OnboardingContext } from '../../model/stepDefinition';
import { OwnershipPanel } from './OwnershipPanel';
import { PositionsContext, useLoadedPositions } from './positions';
import { shareholderKind } from './shareholderKind';
import { useCardName } from './ShareholderSummary';

const { getShareholders, addShareholder, updateShareholder, deleteShareholder } =
  shareholderApi.endpoints;

const endpoints: CardEndpoints<Shareholder, ShareholderRequest> = {
  list: getShareholders,
  add: addShareholder,
  update: updateShareholder,
  remove: deleteShareholder,
  changeList: (change) => shareholderApi.util.updateQueryData('getShareholders', undefined, change),
};

/** Management and shareholders: two lists of cards; a person in both roles is in both. */
export function ShareholderRows({ context }: { context: OnboardingContext }) {
  const { t } = useText();
  const { shareholders, today, isReadOnly } = context;
  const store = useCardStore(endpoints);
  const nameOf = useCardName();
  const positions = useLoadedPositions();
  return (
    <PositionsContext value={positions}>
      <CardList
        kind={shareholderKind}
        store={store}
        items={shareholders}
        nameOf={nameOf}
        today={today}
        isReadOnly={isReadOnly}
        intro={
          <Stack isTight>
            {!isReadOnly && (
              <StatusBanner kind="info">{t('onboardingManagement.note')}</StatusBanner>
            )}
            <OwnershipPanel items={shareholders} isReadOnly={isReadOnly} />
          </Stack>
        }
      />
    </PositionsContext>
  );
}
