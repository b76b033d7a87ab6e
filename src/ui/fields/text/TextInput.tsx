import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type HTMLInputAutoCompleteAttribute,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from '../../classNames';
import * as styles from '../box.module.css';
import { isComposing } from '../isComposing';

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
  type?: 'text' | 'email' | 'password' | 'tel' | undefined;
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

/**
 * The box that one types a line into; no form needed around it. What an input method is composing
 * stays as it is in the input: a value that is put in order meanwhile would be composed again, and
 * stand there many times.
 */
export function TextInput({
  value,
  type = 'text',
  onChange,
  onBlur,
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
  const [composed, setComposed] = useState<string | null>(null);
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
        value={composed ?? value}
        onChange={(event) => {
          const text = event.target.value;
          setComposed(isComposing(event) ? text : null);
          onChange(text, event);
        }}
        onCompositionEnd={() => setComposed(null)}
        onBlur={() => {
          setComposed(null);
          onBlur?.();
        }}
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
