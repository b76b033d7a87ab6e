import { classNames } from '../../classNames';
import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { ErrorIcon, InfoIcon } from '../../icons/statusIcons';
import { describedBy } from '../FieldFrame';
import * as styles from '../field.module.css';
import * as choiceStyles from './choice.module.css';

export type CheckboxFieldProps = FieldProps<'yesNo'> & { onChanged?: (isChecked: boolean) => void };

/** A checkbox with its label beside it. The value is a boolean. */
export function CheckboxField({
  name,
  label,
  helpText,
  isOptional = false,
  isReadOnly,
  isDisabled = false,
  hint,
  onChanged,
}: CheckboxFieldProps) {
  const field = useBoundField<boolean>({
    name,
    label,
    isReadOnly: isReadOnly === true,
    isDisabled,
  });
  const { id, error } = field;
  const isQuiet = field.isReadOnly || isDisabled;
  return (
    <div
      className={styles.field}
      data-field={name}
      data-label={label}
      data-invalid={error !== null}
    >
      <label
        htmlFor={id}
        className={classNames(
          choiceStyles.choice,
          choiceStyles.choicePlain,
          isQuiet && choiceStyles.choiceQuiet,
        )}
      >
        <input
          id={id}
          name={name}
          type="checkbox"
          className={choiceStyles.mark}
          checked={field.value === true}
          disabled={isQuiet}
          aria-invalid={error !== null}
          aria-required={!isOptional || undefined}
          aria-describedby={describedBy({ id, helpText, error, hint }) || undefined}
          onChange={(event) => {
            field.setValue(event.target.checked);
            onChanged?.(event.target.checked);
          }}
          onBlur={field.touch}
        />
        {label}
      </label>
      {helpText && (
        <p id={`${id}-help`} className={styles.help}>
          {helpText}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          <InfoIcon size={18} />
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={`${id}-error`} className={styles.error}>
          <ErrorIcon size={18} />
          {error}
        </p>
      )}
    </div>
  );
}
