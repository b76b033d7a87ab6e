import { classNames } from '../../classNames';
import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { InfoIcon } from '../../icons/statusIcons';
import { describedBy } from '../FieldFrame';
import * as fieldStyles from '../field.module.css';
import * as choiceStyles from './choice.module.css';
import * as styles from './switch.module.css';

/** A switch, always on or off. The value is a boolean. */
export function SwitchField({
  name,
  label,
  helpText,
  isReadOnly,
  isDisabled = false,
  hint,
}: Omit<FieldProps<'yesNo'>, 'isOptional'>) {
  const field = useBoundField<boolean>({ name, label, isReadOnly: isReadOnly === true });
  const { id } = field;
  const isOn = field.value === true;
  const isQuiet = field.isReadOnly || isDisabled;
  return (
    <div className={fieldStyles.field} data-field={name} data-label={label}>
      <label
        htmlFor={id}
        className={classNames(
          choiceStyles.choice,
          styles.row,
          isOn && choiceStyles.choiceChosen,
          isQuiet && choiceStyles.choiceQuiet,
        )}
      >
        <span className={styles.label}>{label}</span>
        <input
          id={id}
          name={name}
          type="checkbox"
          role="switch"
          className={classNames(choiceStyles.mark, styles.switch)}
          checked={isOn}
          disabled={isQuiet}
          aria-describedby={describedBy({ id, helpText, error: null, hint }) || undefined}
          onChange={(event) => field.setValue(event.target.checked)}
          onBlur={field.touch}
        />
      </label>
      {helpText && (
        <p id={`${id}-help`} className={fieldStyles.help}>
          {helpText}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          <InfoIcon size={18} />
          {hint}
        </p>
      )}
    </div>
  );
}
