import { classNames } from '../../classNames';
import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { FieldFrame, describedBy } from '../FieldFrame';
import * as styles from '../box.module.css';
import { textOf } from '../textOf';

export type TextAreaFieldProps = FieldProps<'text'> & { autoComplete?: string };

/** Several lines of text, such as a street address. */
export function TextAreaField({
  name,
  label,
  helpText,
  isOptional = false,
  isReadOnly,
  isDisabled = false,
  hint,
  autoComplete,
}: TextAreaFieldProps) {
  const field = useBoundField<string>({ name, label, isReadOnly: isReadOnly === true, isDisabled });
  const { id, error } = field;
  const isQuiet = field.isReadOnly || isDisabled;
  return (
    <FieldFrame {...{ id, name, label, helpText, isOptional, error, hint }}>
      <div
        className={classNames(
          styles.box,
          error !== null && styles.boxInvalid,
          isQuiet && styles.boxQuiet,
        )}
      >
        <textarea
          id={id}
          name={name}
          value={textOf(field.value)}
          onChange={(event) => field.setValue(event.target.value)}
          onBlur={field.touch}
          className={classNames(styles.input, styles.textArea)}
          autoComplete={autoComplete}
          rows={3}
          readOnly={field.isReadOnly}
          disabled={isDisabled}
          aria-invalid={error !== null}
          aria-required={!isOptional}
          aria-describedby={describedBy({ id, helpText, isOptional, error, hint }) || undefined}
        />
      </div>
    </FieldFrame>
  );
}
