import { useText } from '@/i18n/useText';
import { classNames } from '../classNames';
import { VisuallyHidden } from '../content/VisuallyHidden';
import { STEP_STATE_TEXT, type StepState } from '../feedback/StatusChip';
import { CheckIcon, WarningIcon } from '../icons/statusIcons';
import { AppLink } from '../links/AppLink';
import * as styles from './steps.module.css';

export type StepListItem = {
  id: string;
  title: string;
  state: StepState;
  isCurrent: boolean;
  /** Left out while the step cannot be opened yet. */
  to?: string | undefined;
};

function StepSign({ item, position }: { item: StepListItem; position: number }) {
  return (
    <span className={classNames(styles.marker, styles[item.state])} aria-hidden="true">
      {(item.state === 'complete' || item.state === 'revised') && <CheckIcon size={16} />}
      {item.state === 'toBeRevised' && <WarningIcon size={16} />}
      {item.state === 'incomplete' && <span>{position}</span>}
    </span>
  );
}

/** All steps one below the other, each with its state; those already reached can be opened. */
export function StepList({ items }: { items: readonly StepListItem[] }) {
  const { t } = useText();
  return (
    <nav aria-label={t('common.step.list')}>
      <ol className={styles.list}>
        {items.map((item, index) => {
          const content = (
            <>
              <StepSign item={item} position={index + 1} />
              <span>
                {item.title} <VisuallyHidden>{t(STEP_STATE_TEXT[item.state])}</VisuallyHidden>
              </span>
            </>
          );
          return (
            <li key={item.id} className={styles.item}>
              {item.to === undefined ? (
                <span
                  className={classNames(styles.step, styles.closed)}
                  aria-current={item.isCurrent ? 'step' : undefined}
                >
                  {content}
                </span>
              ) : (
                <AppLink
                  to={item.to}
                  className={styles.step}
                  aria-current={item.isCurrent ? 'step' : undefined}
                >
                  {content}
                </AppLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
