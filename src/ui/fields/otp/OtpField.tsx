import { useId, useState, type Ref } from 'react';
import { classNames } from '../../classNames';
import { ErrorIcon } from '../../icons/statusIcons';
import { labelId } from '../FieldFrame';
import * as styles from '../field.module.css';
import * as otp from './otp.module.css';

export type OtpFieldProps = {
  label: string;
  helpText?: string | undefined;
  /** The digits so far. */
  value: string;
  onChange: (digits: string) => void;
  /** The digits that a text gives, six at most; null where it holds no single code. */
  read: (text: string) => string | null;
  /** Something was entered that `read` finds no code in; the digits so far stay. */
  onUnreadable: () => void;
  /** Called once for each change that makes the code whole. */
  onComplete: (code: string) => void;
  /** In words; announced at once. */
  error: string | null;
  /** A toast announces the error, which is not announced twice. */
  isErrorInToast?: boolean;
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const LENGTH = 6;
const CELLS = Array.from({ length: LENGTH }, (_, index) => index);

/**
 * A one-time code: one real input, so that paste, autofill from the message and screen readers work,
 * with six cells drawn behind it. Typing goes on at the end; what is pasted or dropped goes where the
 * caret is, a whole code replaces all that was there. It needs no form around it.
 */
export function OtpField({
  label,
  helpText,
  value,
  onChange,
  read,
  onUnreadable,
  onComplete,
  error,
  isErrorInToast = false,
  isReadOnly = false,
  ref,
}: OtpFieldProps) {
  const id = useId();
  // What a keyboard is still composing stays as it is in the input: written over, it comes twice.
  const [composed, setComposed] = useState<string | null>(null);

  const change = (digits: string) => {
    if (digits === value) return;
    onChange(digits);
    if (digits.length < LENGTH) return;
    setComposed(null);
    onComplete(digits);
  };
  /** The input's whole text: typed, or filled in at once by the browser. */
  const type = (text: string, isComposing = false) => {
    if (isReadOnly) return;
    setComposed(isComposing ? text : null);
    const digits = read(text);
    if (digits !== null) change(digits);
    // One more digit after a whole code is no other code.
    else if (!isComposing && value.length < LENGTH) onUnreadable();
  };
  const insert = ({ selectionStart, selectionEnd }: HTMLInputElement, text: string) => {
    if (isReadOnly) return;
    const digits = read(text) ?? '';
    if (digits === '') {
      onUnreadable();
      return;
    }
    const before = value.slice(0, selectionStart ?? 0);
    const merged = before + digits + value.slice(selectionEnd ?? 0);
    change(merged.length > LENGTH ? digits : merged);
  };

  const shownError = error !== null && (
    <p className={styles.error}>
      <ErrorIcon size={18} />
      {error}
    </p>
  );
  return (
    <div className={styles.field}>
      <label id={labelId(id)} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {helpText && (
        <p id={`${id}-help`} className={styles.help}>
          {helpText}
        </p>
      )}
      <div className={classNames(otp.root, error !== null && otp.invalid, isReadOnly && otp.quiet)}>
        <input
          ref={ref}
          id={id}
          className={otp.input}
          value={composed ?? value}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          readOnly={isReadOnly}
          aria-required
          aria-invalid={error !== null}
          aria-describedby={`${helpText ? `${id}-help ` : ''}${id}-error`}
          onChange={({ target, nativeEvent }) =>
            type(target.value, (nativeEvent as InputEvent).isComposing)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
          onPaste={(event) => {
            event.preventDefault();
            insert(event.currentTarget, event.clipboardData.getData('text'));
          }}
          onDrop={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            insert(event.currentTarget, event.dataTransfer.getData('text'));
          }}
          onSelect={({ currentTarget }) => {
            const end = currentTarget.value.length;
            const isCaret = currentTarget.selectionStart === currentTarget.selectionEnd;
            if (isCaret && composed === null) currentTarget.setSelectionRange(end, end);
          }}
        />
        <div className={otp.cells} aria-hidden="true">
          {CELLS.map((cell) => (
            <span
              key={cell}
              className={classNames(
                otp.cell,
                cell < value.length && otp.cellFilled,
                cell === Math.min(value.length, LENGTH - 1) && otp.cellActive,
              )}
            >
              {value.charAt(cell)}
            </span>
          ))}
        </div>
      </div>
      <div id={`${id}-error`}>
        <div role="alert">{!isErrorInToast && shownError}</div>
        {isErrorInToast && shownError}
      </div>
    </div>
  );
}
