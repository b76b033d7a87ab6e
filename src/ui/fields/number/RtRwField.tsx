import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { describedBy, FieldFrame } from '../FieldFrame';
import { typedRtRw } from './rtRwText';
import { TextInput } from '../text/TextInput';
import { textOf } from '../textOf';

/** The numbers of a neighbourhood, `001/002`. The value is the text. */
export function RtRwField({
  name,
  label,
  helpText,
  isOptional = false,
  isReadOnly,
  hint,
}: FieldProps<'rtRw'>) {
  const field = useBoundField<string>({ name, label, isReadOnly: isReadOnly === true });
  const { id, error } = field;
  const text = textOf(field.value);
  return (
    <FieldFrame {...{ id, name, label, helpText, isOptional, error, hint }}>
      <TextInput
        id={id}
        name={name}
        value={text}
        onChange={(typed) => field.setValue(typedRtRw(typed))}
        onBlur={field.touch}
        describedBy={describedBy({ id, helpText, isOptional, error, hint })}
        isInvalid={error !== null}
        isRequired={!isOptional}
        isReadOnly={field.isReadOnly}
        inputMode="numeric"
        autoComplete="off"
        hasFigures
      />
    </FieldFrame>
  );
}
