import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { FieldFrame, describedBy } from '../FieldFrame';
import { TextInput, type TypingProps } from '../text/TextInput';
import { textOf } from '../textOf';
import { useGroupedInput, type GroupedFormat } from './useGroupedInput';

export type GroupedFieldProps = FieldProps & {
  format: GroupedFormat;
  /** The value without separators; the value itself by default. */
  toPlain?: (value: string) => string;
  inputMode?: TypingProps['inputMode'];
  autoComplete?: string | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
  onLeave?: ((value: string) => void) | undefined;
};

const unchanged = (text: string): string => text;

/** Digits shown in groups; what the fields for amounts and numbers have in common. */
export function GroupedField({
  name,
  label,
  helpText,
  isOptional = false,
  isReadOnly,
  isDisabled = false,
  hint,
  format,
  toPlain = unchanged,
  inputMode = 'numeric',
  autoComplete = 'off',
  prefix,
  suffix,
  onLeave,
}: GroupedFieldProps) {
  const field = useBoundField<string>({ name, label, isReadOnly: isReadOnly === true, isDisabled });
  const { id, error } = field;
  const value = textOf(field.value);
  const input = useGroupedInput(toPlain(value), format, (plain) => {
    field.setValue(plain);
  });
  return (
    <FieldFrame {...{ id, name, label, helpText, isOptional, error, hint }}>
      <TextInput
        ref={input.ref}
        id={id}
        name={name}
        value={input.text}
        onChange={input.onChange}
        onBlur={() => {
          field.touch();
          onLeave?.(value);
        }}
        describedBy={describedBy({ id, helpText, isOptional, error, hint })}
        isInvalid={error !== null}
        isRequired={!isOptional}
        isReadOnly={field.isReadOnly}
        isDisabled={isDisabled}
        hasFigures
        {...{ inputMode, autoComplete, prefix, suffix }}
      />
    </FieldFrame>
  );
}
