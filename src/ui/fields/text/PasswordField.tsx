import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { IconButton } from '../../buttons/IconButton';
import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { EyeIcon, EyeOffIcon } from '../../icons/commonIcons';
import { FieldFrame, describedBy, labelId } from '../FieldFrame';
import { TextInput } from './TextInput';
import { textOf } from '../textOf';

export type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password';
  /** Id of what else describes the field, such as the rules of a new password. */
  describedById?: string;
};

/** A password that can be shown. Pasting is never kept from anybody. */
export function PasswordField({
  name,
  label,
  helpText,
  isReadOnly,
  isDisabled = false,
  hint,
  autoComplete,
  describedById,
}: PasswordFieldProps) {
  const { t } = useText();
  const [isShown, setIsShown] = useState(false);
  const field = useBoundField<string>({ name, label, isReadOnly: isReadOnly === true, isDisabled });
  const { id, error } = field;
  const descriptions = [describedBy({ id, helpText, error, hint }), describedById];
  return (
    <FieldFrame {...{ id, name, label, helpText, error, hint }}>
      <TextInput
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        value={textOf(field.value)}
        onChange={field.setValue}
        onBlur={field.touch}
        autoComplete={autoComplete}
        autoCapitalize="none"
        describedBy={descriptions.filter(Boolean).join(' ')}
        isInvalid={error !== null}
        isRequired
        isReadOnly={field.isReadOnly}
        isDisabled={isDisabled}
        end={
          <IconButton
            label={t(isShown ? 'common.secret.hide' : 'common.secret.show')}
            describedBy={labelId(id)}
            isDisabled={isDisabled}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        }
      />
    </FieldFrame>
  );
}
