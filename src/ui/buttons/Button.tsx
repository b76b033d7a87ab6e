import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../classNames';
import { Phrase } from '../content/Phrase';
import * as styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = {
  children: ReactNode;
  kind?: ButtonKind;
  type?: 'button' | 'submit';
  /** The id of a form outside of which this submit button is. */
  form?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  isDisabled?: boolean;
  /** Work in progress: the button keeps the focus, shows the progress and takes no click. */
  isBusy?: boolean;
  isFullWidth?: boolean;
  icon?: ReactNode;
  describedBy?: string | undefined;
  isExpanded?: boolean | undefined;
  controls?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({
  children,
  kind = 'secondary',
  type = 'button',
  form,
  onClick,
  isDisabled = false,
  isBusy = false,
  isFullWidth = false,
  icon,
  describedBy,
  isExpanded,
  controls,
  ref,
}: ButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      form={form}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      aria-expanded={isExpanded}
      aria-controls={controls}
      className={classNames(styles.button, styles[kind], isFullWidth && styles.fullWidth)}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy ? <span className={styles.busyMark} aria-hidden="true" /> : icon}
      {/* In its own element: a browser that translates moves bare text nodes. */}
      <span>{typeof children === 'string' ? <Phrase>{children}</Phrase> : children}</span>
    </button>
  );
}
