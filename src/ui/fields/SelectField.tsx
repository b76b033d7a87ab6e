import { useText } from '@/i18n/useText';
import { Button } from '../buttons/Button';
import { Muted } from '../content/Muted';
import { Row } from '../content/Stack';
import { useBoundField, type FieldProps } from '../forms/useBoundField';
import { RefreshIcon } from '../icons/actionIcons';
import { Combobox, type Option } from './Combobox';
import { describedBy, FieldFrame } from './FieldFrame';
import { TextInput } from './TextInput';

export type SelectFieldProps = FieldProps & {
  /** What to choose from; undefined while the list is on its way. */
  options: readonly Option[] | undefined;
  /** The list could not be had; a button beside the field calls this. */
  onRetry?: (() => void) | undefined;
  placeholder?: string;
  /** Called when somebody chooses, not when the form is filled. */
  onChosen?: (id: Option['id'] | null) => void;
};

function optionOf(
  options: readonly Option[],
  id: Option['id'] | null | undefined,
  unknownName: string,
): Option | null {
  if (id === null || id === undefined || id === '') return null;
  // Assumption: an id that the list does not know stays as it is, under a neutral name.
  return options.find((option) => option.id === id) ?? { id, name: unknownName };
}

/** One of a list. The value is the `id` of the chosen one, null for none. */
export function SelectField({
  name,
  label,
  helpText,
  isOptional = false,
  isReadOnly,
  isDisabled = false,
  hint,
  options,
  onRetry,
  placeholder,
  onChosen,
}: SelectFieldProps) {
  const { t } = useText();
  const field = useBoundField<Option['id']>({ name, label, isReadOnly: isReadOnly === true });
  const { id, error } = field;
  const description = describedBy({ id, helpText, isOptional, error, hint });
  const known = options ?? [];
  const chosen = optionOf(known, field.value, t('common.select.unknown'));
  const isMissing = options === undefined;
  const isUnknown = chosen !== null && !known.includes(chosen);
  // A choice whose list could not be had has no name to show, but it is still there.
  const keptName = chosen !== null && onRetry ? t('common.select.kept') : '';

  return (
    <FieldFrame {...{ id, name, label, helpText, isOptional, error, hint }}>
      {field.isReadOnly || isMissing ? (
        <TextInput
          id={id}
          name={name}
          value={isMissing ? keptName : (chosen?.name ?? '')}
          placeholder={isMissing && !onRetry ? t('common.loading') : undefined}
          onChange={() => undefined}
          onBlur={field.touch}
          describedBy={description}
          isInvalid={error !== null}
          isRequired={!isOptional}
          isReadOnly
        />
      ) : (
        <Combobox
          id={id}
          name={name}
          options={isUnknown ? [...known, chosen] : known}
          value={chosen}
          onChange={(option) => {
            field.setValue(option?.id ?? null);
            onChosen?.(option?.id ?? null);
          }}
          onBlur={field.touch}
          placeholder={placeholder}
          describedBy={description}
          isInvalid={error !== null}
          isRequired={!isOptional}
          isDisabled={isDisabled}
        />
      )}
      {isMissing && onRetry && (
        <Row isSpread>
          <Muted isSmall>{t('common.select.missing')}</Muted>
          <Button kind="quiet" onClick={onRetry} icon={<RefreshIcon size={20} />}>
            {t('common.select.retry')}
          </Button>
        </Row>
      )}
    </FieldFrame>
  );
}
