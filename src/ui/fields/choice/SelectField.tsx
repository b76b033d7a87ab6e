import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { Button } from '../../buttons/Button';
import { Muted } from '../../content/Muted';
import { Row } from '../../content/Stack';
import { useBoundField, type BoundField, type FieldProps } from '../../forms/useBoundField';
import { RefreshIcon } from '../../icons/actionIcons';
import { Combobox } from './Combobox';
import type { Option } from './choiceOf';
import { describedBy, FieldFrame } from '../FieldFrame';
import { TextInput } from '../text/TextInput';
import { useTypedChoice } from './useTypedChoice';

export type SelectFieldProps = FieldProps<'choice'> & {
  /** The options; undefined while they load. */
  options: readonly Option[] | undefined;
  /** The list failed to load; a button beside the field calls this. */
  onRetry?: (() => void) | undefined;
  placeholder?: string;
  /** Called when the user chooses, not when the form is filled. */
  onChosen?: (id: Option['id'] | null) => void;
};

function optionOf(
  options: readonly Option[],
  id: Option['id'] | null | undefined,
  unknownName: string,
): Option | null {
  if (id === null || id === undefined || id === '') return null;
  // Assumption: an id that the list does not contain stays, under a neutral name.
  return options.find((option) => option.id === id) ?? { id, name: unknownName };
}

/**
 * A retry for a list. Its button stays, and keeps the focus, until the list is there; then the
 * focus moves to the control, unless it has moved elsewhere meanwhile.
 */
function useListRetry(controlId: string, isMissing: boolean, onRetry?: () => void) {
  const [hasRetried, setHasRetried] = useState(false);
  const isAwaited = useRef(false);
  if (hasRetried && !isMissing) setHasRetried(false);
  useEffect(() => {
    if (isMissing || !isAwaited.current) return;
    isAwaited.current = false;
    if (document.activeElement === document.body) document.getElementById(controlId)?.focus();
  }, [isMissing, controlId]);
  return {
    isOffered: isMissing && (onRetry !== undefined || hasRetried),
    isUnderWay: onRetry === undefined,
    retry: () => {
      isAwaited.current = true;
      setHasRetried(true);
      onRetry?.();
    },
  };
}

const RELOAD_CHOICES = typedMessageRef('validation.reloadChoices');
const CHOOSE_FROM_LIST = typedMessageRef('validation.chooseFromList');

/** Says why the field is not ready, before the form can be sent. */
function usePending(
  { setPending }: Pick<BoundField<Option['id']>, 'setPending'>,
  reason: MessageRef | null,
): void {
  useLayoutEffect(() => {
    if (reason === null) return undefined;
    setPending(reason);
    return () => setPending(null);
  }, [reason, setPending]);
}

/** One of a list. The value is the `id` of the chosen option, null for none. */
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
  const isMissing = options === undefined;
  const field = useBoundField<Option['id']>({
    name,
    label,
    isReadOnly: isReadOnly === true,
    isDisabled: isDisabled || (isMissing && onRetry === undefined),
  });
  const { id } = field;
  const known = options ?? [];
  const chosen = optionOf(known, field.value, t('common.select.unknown'));
  const listRetry = useListRetry(id, isMissing, onRetry);
  const choose = (option: Option | null) => {
    field.setValue(option?.id ?? null);
    onChosen?.(option?.id ?? null);
  };
  const typed = useTypedChoice({
    options,
    chosen,
    isQuiet: field.isReadOnly || isDisabled,
    choose,
    touch: field.touch,
  });
  const isListFailed = isMissing && onRetry !== undefined;
  const isUnselected = !isOptional && !isDisabled && chosen === null;
  const notReady = isListFailed
    ? (typed.isUnfit || isUnselected) && RELOAD_CHOICES
    : typed.isUnfit && CHOOSE_FROM_LIST;
  usePending(field, field.isReadOnly || notReady === false ? null : notReady);
  // A list that is still loading cannot be chosen from.
  const error = isMissing && !isListFailed && typed.isUnfit ? null : field.error;
  const description = describedBy({ id, helpText, isOptional, error, hint });
  const isUnknown = chosen !== null && !known.includes(chosen);
  // If its list failed to load, a choice has no name to show, but it is still there.
  const keptName = chosen !== null && onRetry ? t('common.select.kept') : '';

  return (
    <FieldFrame {...{ id, name, label, helpText, isOptional, error, hint }}>
      {field.isReadOnly || isMissing ? (
        <TextInput
          id={id}
          name={name}
          value={isMissing ? (typed.text ?? keptName) : (chosen?.name ?? '')}
          placeholder={isMissing && !onRetry ? t('common.loading') : undefined}
          onChange={() => undefined}
          describedBy={description}
          isInvalid={error !== null}
          isRequired={!isOptional}
          autoComplete="off"
          isReadOnly
        />
      ) : (
        <Combobox
          id={id}
          name={name}
          options={isUnknown ? [...known, chosen] : known}
          value={chosen}
          text={typed.text}
          isUnfit={typed.isUnfit}
          onType={typed.type}
          onChoose={(option) => {
            typed.type(null);
            choose(option);
          }}
          onLeave={() => {
            typed.leave();
            field.touch();
          }}
          placeholder={placeholder}
          describedBy={description}
          isInvalid={error !== null}
          isRequired={!isOptional}
          isDisabled={isDisabled}
        />
      )}
      {listRetry.isOffered && (
        <Row isSpread>
          <Muted isSmall>{t('common.select.missing')}</Muted>
          <Button
            kind="quiet"
            isBusy={listRetry.isUnderWay}
            onClick={listRetry.retry}
            icon={<RefreshIcon size={20} />}
          >
            {t('common.select.retry')}
          </Button>
        </Row>
      )}
    </FieldFrame>
  );
}
