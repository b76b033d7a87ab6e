import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { IconButton } from '../buttons/IconButton';
import { classNames } from '../classNames';
import { CloseIcon } from '../icons/actionIcons';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/signIcons';
import * as styles from './toast.module.css';
import type { OpenToast } from './toasts';
import { useRunningTime } from './useRunningTime';

/** Toast duration of the spec. */
const DURATION_MS = 10_000;

const SIGNS = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

export type ToastCardProps = { toast: OpenToast; onClose: () => void };

/** One toast. It waits while somebody points at it or has the focus in it. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { t, tRef } = useText();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const Sign = SIGNS[toast.kind];
  useRunningTime(DURATION_MS, isPointedAt || hasFocus, toast.times, onClose);

  return (
    <div
      className={classNames(styles.card, styles[toast.kind])}
      data-toast={toast.kind}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Sign className={styles.sign} />
      <div className={styles.words}>
        <p className={styles.title}>{tRef(toast.title)}</p>
        <p>{tRef(toast.body)}</p>
      </div>
      <IconButton label={t('common.close')} onClick={onClose}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}
