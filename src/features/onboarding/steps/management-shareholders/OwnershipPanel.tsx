import { useId } from 'react';
import type { Shareholder } from '@/api/wire';
import { percentageOf, WHOLE, type OwnershipSum } from '@/domain/ownership/shares';
import { useText } from '@/i18n/useText';
import { classNames } from '@/ui/classNames';
import { ErrorIcon, WarningIcon } from '@/ui/icons/statusIcons';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import * as styles from './ownershipPanel.module.css';
import { useTypedOwnership } from './useTypedOwnership';

type Fill = 'under' | 'whole' | 'over';

const TONES = { under: 'plain', whole: 'good', over: 'bad' } as const;

function fillOf({ left, excess }: OwnershipSum): Fill {
  if (excess > 0) return 'over';
  return left > 0 ? 'under' : 'whole';
}

/**
 * The running total of ownership with its bar, and what is left; includes the card that is being
 * edited.
 */
export function OwnershipPanel({
  items,
  isReadOnly,
}: {
  items: readonly Shareholder[];
  isReadOnly: boolean;
}) {
  const { t } = useText();
  const titleId = useId();
  const sum = useTypedOwnership(items, !isReadOnly);
  const fill = fillOf(sum);
  const { owned, left, excess } = sum;
  const rest = {
    under: t('onboardingManagement.totalLeft', { left: percentageOf(left) }),
    whole: t('onboardingManagement.totalWhole'),
    over: t('onboardingManagement.totalExcess', { excess: percentageOf(excess) }),
  };
  return (
    <div className={classNames(styles.panel, styles[fill])}>
      <p className={styles.words}>
        <span id={titleId}>{t('onboardingManagement.total')}</span>
        <strong className={styles.total}>
          {t('onboardingManagement.percent', { value: percentageOf(owned) })}
        </strong>
        <span className={styles.rest}>{rest[fill]}</span>
      </p>
      <ProgressBar value={owned} max={WHOLE} tone={TONES[fill]} labelledBy={titleId} />
      {sum.isTyped && <p className={styles.typed}>{t('onboardingManagement.totalTyped')}</p>}
      <div role="status" className={styles.remark}>
        {fill === 'over' && (
          <p>
            <ErrorIcon size={18} />
            {t('onboardingManagement.totalOver')}
          </p>
        )}
        {fill === 'under' && owned > 0 && (
          <p>
            <WarningIcon size={18} />
            {t('onboardingManagement.totalUnder')}
          </p>
        )}
      </div>
    </div>
  );
}
