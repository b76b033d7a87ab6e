import type { TextKey } from '@/i18n/indonesian';
import { useText } from '@/i18n/useText';
import { classNames } from '../classNames';
import { CheckIcon, WarningIcon } from '../icons/statusIcons';
import * as styles from './chip.module.css';

/** State of a step or sub-step of onboarding. */
export type StepState = 'incomplete' | 'complete' | 'toBeRevised' | 'revised';

export const STEP_STATE_TEXT: Readonly<Record<StepState, TextKey>> = {
  incomplete: 'common.step.incomplete',
  complete: 'common.step.complete',
  toBeRevised: 'onboarding.state.toBeRevised',
  revised: 'onboarding.state.revised',
};

/** 'Belum', 'Lengkap', 'Perlu direvisi' or 'Sudah direvisi': an icon and a word, never colour alone. */
export function StatusChip({ state }: { state: StepState }) {
  const { t } = useText();
  return (
    <span className={classNames(styles.chip, styles[state])}>
      {(state === 'complete' || state === 'revised') && <CheckIcon size={16} />}
      {state === 'toBeRevised' && <WarningIcon size={16} />}
      <span>{t(STEP_STATE_TEXT[state])}</span>
    </span>
  );
}
