import MuiDialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { MuiTheme } from '../theme/MuiTheme';
import * as styles from './dialog.module.css';
import { useDoubleClickGuard } from './useDoubleClickGuard';
import { useModalLayer } from './useModalLayer';
import { useUntilGone } from './useUntilGone';
import { watchFocus } from './watchFocus';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  /** Called for Escape, a click on the backdrop, or a button; left out if the user must choose. */
  onClose?: () => void;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  drawing?: ReactNode;
  /** For pictures and tables. */
  isWide?: boolean;
};

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

const keepFocus = (content: HTMLElement | null) =>
  content === null ? undefined : watchFocus(content, () => content.querySelector('h2'));

/**
 * A modal question or notice. Its title takes the focus, the page behind is inert, and the focus
 * returns when it closes.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  drawing,
  isWide = false,
}: DialogProps) {
  const titleId = useId();
  const layer = useModalLayer(isOpen);
  useDoubleClickGuard(isOpen);
  const { isThere, onExited } = useUntilGone(isOpen);
  if (!isThere) return null;
  return (
    <MuiTheme>
      <MuiDialog
        {...layer}
        open={isOpen}
        {...(onClose && { onClose })}
        aria-labelledby={titleId}
        fullWidth
        maxWidth={isWide ? 'md' : 'xs'}
        transitionDuration={{ enter: 180, exit: 140 }}
        slotProps={{ transition: { onExited } }}
      >
        <div
          // While it fades out the focus belongs to the page.
          ref={isOpen ? keepFocus : undefined}
          className={classNames(styles.content, drawing !== undefined && styles.centered)}
        >
          {drawing !== undefined && <div className={styles.drawing}>{drawing}</div>}
          {/* A changed title is new text to read: its heading takes the focus again. */}
          <h2
            key={title}
            id={titleId}
            className={styles.title}
            tabIndex={-1}
            ref={isOpen ? takeFocus : undefined}
          >
            {title}
          </h2>
          {children !== undefined && <div className={styles.body}>{children}</div>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </MuiDialog>
    </MuiTheme>
  );
}
