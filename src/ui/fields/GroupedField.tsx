import { useBoundField, type FieldProps } from '../forms/useBoundField';
import { FieldFrame, describedBy } from './FieldFrame';
import type { Grouping } from './groupedText';
import { TextInput, type TypingProps } from './TextInput';
import { textOf } from './textOf';
import { useGroupedInput } from './useGroupedInput';

export type GroupedFieldProps = FieldProps & {
  grouping: Grouping;
  /** Digits of a value, and the value that given digits make. */
  toDigits: (value: string) => string;
  fromDigits: (digits: string) => string;
  /** What to keep of a pasted text, before its digits are taken. */
  cleanPaste?: (text: string) => string;
  inputMode?: TypingProps['inputMode'];
  autoComplete?: string | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
  onLeave?: ((value: string) => void) | undefined;
};

/** Digits shown in groups; what the fields for amounts and numbers have in common. */
export function GroupedField({
  name,
  label,
  helpText,
  isOptional = false,
  isReadOnly,
  isDisabled = false,
  hint,
  grouping,
  toDigits,
  fromDigits,
  cleanPaste,
  inputMode = 'numeric',
  autoComplete = 'off',
  prefix,
  suffix,
  onLeave,
}: GroupedFieldProps) {
  const field = useBoundField<string>({ name, label, isReadOnly: isReadOnly === true });
  const { id, error } = field;
  const value = textOf(field.value);
  const input = useGroupedInput(toDigits(value), grouping, (digits) => {
    field.setValue(fromDigits(digits));
  });
  return (
    <FieldFrame {...{ id, name, label, helpText, isOptional, error, hint }}>
      <TextInput
        ref={input.ref}
        id={id}
        name={name}
        value={input.text}
        onChange={(text, event) => {
          const { inputType } = event.nativeEvent as Partial<InputEvent>;
          const isPasted = inputType === 'insertFromPaste';
          input.onChange(isPasted && cleanPaste ? cleanPaste(text) : text, event);
        }}
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
