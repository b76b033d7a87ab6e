import { useId, type Ref } from 'react';
import { classNames } from '../classNames';
import { ErrorIcon } from '../icons/signIcons';
import { labelId } from './FieldFrame';
import * as styles from './field.module.css';
import { digitsOf } from './groupedText';
import * as otp from './otp.module.css';

export type OtpFieldProps = {
  label: string;
  helpText?: string | undefined;
  /** The digits so far. */
  value: string;
  onChange: (digits: string) => void;
  /** Called once for each change that makes the code whole. */
  onComplete: (code: string) => void;
  /** In words; read out at once. */
  error: string | null;
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const LENGTH = 6;
const CELLS = Array.from({ length: LENGTH }, (_, index) => index);

/** The code within a pasted text: its only run of six digits, else whatever digits it has. */
function codeIn(text: string): string {
  const plain = text.normalize('NFKC');
  const whole = plain.split(/\D+/).find((digits) => digits.length === LENGTH);
  return whole ?? digitsOf(plain).slice(0, LENGTH);
}

/**
 * A one-time code: one real input, so that paste, autofill from the message and screen readers work,
 * with six cells drawn behind it. Typing goes on at the end. Stands without a form.
 */
export function OtpField({
  label,
  helpText,
  value,
  onChange,
  onComplete,
  error,
  isReadOnly = false,
  ref,
}: OtpFieldProps) {
  const id = useId();
  const change = (digits: string) => {
    if (isReadOnly || digits === value) return;
    onChange(digits);
    if (digits.length === LENGTH) onComplete(digits);
  };

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
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          readOnly={isReadOnly}
          aria-required
          aria-invalid={error !== null}
          aria-describedby={`${helpText ? `${id}-help ` : ''}${id}-error`}
          onChange={(event) => change(digitsOf(event.target.value).slice(0, LENGTH))}
          onPaste={(event) => {
            event.preventDefault();
            change(codeIn(event.clipboardData.getData('text')));
          }}
          onSelect={({ currentTarget }) => {
            const end = currentTarget.value.length;
            if (currentTarget.selectionStart === currentTarget.selectionEnd) {
              currentTarget.setSelectionRange(end, end);
            }
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
      <div id={`${id}-error`} aria-live="assertive">
        {error !== null && (
          <p className={styles.error}>
            <ErrorIcon size={18} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
