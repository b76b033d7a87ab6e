import { classNames } from '../../classNames';
import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { FieldFrame } from '../FieldFrame';
import * as styles from './choice.module.css';

export type Choice<Id extends string | number | boolean> = { id: Id; name: string };

export type RadioFieldProps<Id extends string | number | boolean> = FieldProps & {
  options: readonly Choice<Id>[];
  onChosen?: (id: Id) => void;
};

/** A few options, all visible. The value is the `id` of the chosen one, null for none. */
export function RadioField<Id extends string | number | boolean>({
  name,
  label,
  helpText,
  isOptional = false,
  isReadOnly,
  isDisabled = false,
  hint,
  options,
  onChosen,
}: RadioFieldProps<Id>) {
  const field = useBoundField<Id>({ name, label, isReadOnly: isReadOnly === true, isDisabled });
  const { id, error } = field;
  const isQuiet = field.isReadOnly || isDisabled;
  const isInvalid = error !== null;
  return (
    <FieldFrame {...{ id, name, label, helpText, isOptional, error, hint }} group="radiogroup">
      <div className={styles.choices}>
        {options.map((option) => {
          const isChosen = field.value === option.id;
          return (
            <label
              key={String(option.id)}
              className={classNames(
                styles.choice,
                isChosen && styles.choiceChosen,
                isInvalid && styles.choiceInvalid,
                isQuiet && styles.choiceQuiet,
              )}
            >
              <input
                type="radio"
                className={styles.mark}
                // A browser groups radios by name; two forms may have fields of the same name.
                name={id}
                value={String(option.id)}
                checked={isChosen}
                disabled={isQuiet}
                onChange={() => {
                  field.setValue(option.id);
                  onChosen?.(option.id);
                }}
                onBlur={field.touch}
              />
              {option.name}
            </label>
          );
        })}
      </div>
    </FieldFrame>
  );
}
