import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { FieldFrame, describedBy } from '../FieldFrame';
import { TextInput, type TextInputProps, type TypingProps } from './TextInput';
import { textOf } from '../textOf';

export type TextFieldProps = FieldProps<'text' | 'email' | 'number'> &
  TypingProps & {
    type?: TextInputProps['type'];
    suffix?: string;
    /** Called with what was typed when the field is left. */
    onLeave?: (value: string) => void;
  };

/** One line of text. */
export function TextField({
  name,
  label,
  helpText,
  isOptional = false,
  isReadOnly,
  isDisabled = false,
  hint,
  onLeave,
  ...typing
}: TextFieldProps) {
  const field = useBoundField<string>({ name, label, isReadOnly: isReadOnly === true, isDisabled });
  const { id, error } = field;
  const value = textOf(field.value);
  return (
    <FieldFrame {...{ id, name, label, helpText, isOptional, error, hint }}>
      <TextInput
        {...typing}
        id={id}
        name={name}
        value={value}
        onChange={field.setValue}
        onBlur={() => {
          field.touch();
          onLeave?.(value);
        }}
        describedBy={describedBy({ id, helpText, isOptional, error, hint })}
        isInvalid={error !== null}
        isRequired={!isOptional}
        isReadOnly={field.isReadOnly}
        isDisabled={isDisabled}
      />
    </FieldFrame>
  );
}
