import type {
  ChangeEvent,
  ClipboardEvent,
  HTMLInputAutoCompleteAttribute,
  ReactNode,
  Ref,
} from 'react';
import { classNames } from '../classNames';
import * as styles from './field.module.css';

/** How the keyboard of a phone, autofill and spelling should treat the input. */
export type TypingProps = {
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'none';
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  autoCapitalize?: 'none' | 'words' | 'characters' | 'sentences' | undefined;
  placeholder?: string | undefined;
};

export type TextInputProps = TypingProps & {
  id: string;
  name: string;
  value: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (() => void) | undefined;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  describedBy?: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  /** Shown inside the box, before and after what is typed. */
  prefix?: string | undefined;
  suffix?: string | undefined;
  end?: ReactNode;
  hasFigures?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** The box that one types a line into; no form needed around it. */
export function TextInput({
  value,
  type = 'text',
  onChange,
  describedBy,
  isInvalid,
  isRequired,
  isReadOnly = false,
  isDisabled = false,
  prefix,
  suffix,
  end,
  hasFigures = false,
  autoCapitalize,
  ...input
}: TextInputProps) {
  return (
    <div
      className={classNames(
        styles.box,
        isInvalid && styles.boxInvalid,
        (isReadOnly || isDisabled) && styles.boxQuiet,
      )}
    >
      {prefix && (
        <span className={classNames(styles.affix, styles.prefix)} aria-hidden="true">
          {prefix}
        </span>
      )}
      <input
        {...input}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value, event)}
        className={classNames(styles.input, hasFigures && styles.figures)}
        autoCapitalize={autoCapitalize}
        spellCheck={false}
        readOnly={isReadOnly}
        disabled={isDisabled}
        aria-invalid={isInvalid}
        aria-required={isRequired}
        aria-describedby={describedBy || undefined}
      />
      {suffix && (
        <span className={classNames(styles.affix, styles.suffix)} aria-hidden="true">
          {suffix}
        </span>
      )}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}
