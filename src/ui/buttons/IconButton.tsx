import type { ReactNode, Ref } from 'react';
import * as styles from './button.module.css';

export type IconButtonProps = {
  /** The accessible name of the button. */
  label: string;
  children: ReactNode;
  onClick?: () => void;
  isDisabled?: boolean;
  isPressed?: boolean | undefined;
  isExpanded?: boolean | undefined;
  controls?: string | undefined;
  /** Id of what the button belongs to, such as the label of its field. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({
  label,
  children,
  onClick,
  isDisabled = false,
  isPressed,
  isExpanded,
  controls,
  describedBy,
  ref,
}: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-controls={controls}
      aria-describedby={describedBy}
      disabled={isDisabled}
      className={styles.iconButton}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
