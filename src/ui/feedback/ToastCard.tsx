import { Fragment, useId, useRef } from 'react';
import { useText } from '@/i18n/useText';
import { IconButton } from '../buttons/IconButton';
import { classNames } from '../classNames';
import { Phrase } from '../content/Phrase';
import { CloseIcon } from '../icons/commonIcons';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/statusIcons';
import * as styles from './toast.module.css';
import type { OpenToast } from './toasts';
import { useAttention } from './useAttention';
import { useRepeats } from './useRepeats';
import { useRunningTime } from './useRunningTime';

/** Toast duration of the spec. */
const DURATION_MS = 10_000;

const ICONS = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

export type ToastCardProps = { toast: OpenToast; onClose: () => void };

/** One toast. Its timer pauses while the pointer or the focus is on it. */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { t, tRef } = useText();
  const titleId = useId();
  const repeats = useRepeats(toast);
  const card = useRef<HTMLDivElement>(null);
  const { isAttended, giveFocusBack } = useAttention(card);
  const Icon = ICONS[toast.kind];
  const { Actions } = toast;
  useRunningTime(DURATION_MS, isAttended || Actions !== undefined, toast, onClose);
  const close = () => {
    giveFocusBack();
    onClose();
  };

  return (
    <div
      ref={card}
      className={classNames(styles.card, styles[toast.kind])}
      role="group"
      aria-labelledby={titleId}
    >
      <Icon className={styles.icon} />
      <div className={styles.words}>
        <Fragment key={repeats}>
          <p id={titleId} className={styles.title}>
            <Phrase>{tRef(toast.title)}</Phrase>
          </p>
          <p>
            <Phrase>{tRef(toast.body)}</Phrase>
          </p>
        </Fragment>
        {Actions && (
          <div className={styles.actions}>
            <Actions onClose={close} />
          </div>
        )}
      </div>
      <IconButton label={t('common.close')} onClick={close}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}
