import type { Shareholder } from '@/api/wire';
import { maskDigits } from '@/domain/money/masking';
import { isManagement, isShareholder, missingOfCard } from '@/domain/onboarding/shareholders';
import { useText } from '@/i18n/useText';
import { FactLines } from '../../cards/FactLines';
import { StateChip } from '../../cards/StateChip';
import { shareholder } from './form';
import { usePositionName } from './positions';

const { labels } = shareholder;

/** The name of a card; a fixed text if it has none yet. */
export function useCardName(): (card: Shareholder) => string {
  const { t } = useText();
  return ({ name }) => (name.trim() === '' ? t('onboardingManagement.unnamed') : name);
}

/** The facts of a folded card; numbers are masked. */
export function ShareholderSummary({ item }: { item: Shareholder }) {
  const { t } = useText();
  const nameOf = useCardName();
  const position = usePositionName(isManagement(item) ? item.shareholder_position_id : null);
  const share =
    isShareholder(item) && item.ownership_percentage !== null
      ? t('onboardingManagement.percent', { value: item.ownership_percentage })
      : '';
  const [label, digits] = item.is_corporate ? [labels.npwp, item.npwp] : [labels.nik, item.nik];
  return (
    <FactLines
      main={nameOf(item)}
      chips={
        <>
          {isManagement(item) && <StateChip tone="plain">{t(labels.isManagement)}</StateChip>}
          {isShareholder(item) && <StateChip tone="plain">{t(labels.isShareholder)}</StateChip>}
          {missingOfCard(item).length > 0 && (
            <StateChip tone="bad">{t('onboardingManagement.incomplete')}</StateChip>
          )}
        </>
      }
      others={[
        [position, share].filter((fact) => fact !== '').join(' · '),
        digits ? `${t(label)} ${maskDigits(digits)}` : '',
      ]}
    />
  );
}
