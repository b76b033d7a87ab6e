import { useText } from '@/i18n/useText';
import { classNames } from '../classNames';
import { CheckIcon, WarningIcon } from '../icons/statusIcons';
import * as styles from './chip.module.css';

/** State of a step or sub-step of onboarding. */
export type StepState = 'incomplete' | 'complete' | 'revision';

/** 'Belum', 'Lengkap' or 'Perlu revisi': an icon and a word, never colour alone. */
export function StatusChip({ state }: { state: StepState }) {
  const { t } = useText();
  return (
    <span className={classNames(styles.chip, styles[state])}>
      {state === 'complete' && <CheckIcon size={16} />}
      {state === 'revision' && <WarningIcon size={16} />}
      <span>{t(`common.step.${state}`)}</span>
    </span>
  );
}
