import { useState } from 'react';
import { groupForReading, maskDigits } from '@/domain/money/masking';
import { useText } from '@/i18n/useText';
import * as styles from './summary.module.css';

/** A number that is masked until the user asks to see it. */
export function SensitiveValue({ value }: { value: string }) {
  const { t } = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <span className={styles.sensitive}>
      <span>{isShown ? groupForReading(value) : maskDigits(value)}</span>
      <button type="button" className={styles.linkLike} onClick={() => setIsShown(!isShown)}>
        {t(isShown ? 'onboarding.review.hide' : 'onboarding.review.show')}
      </button>
    </span>
  );
}
