import { useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { ArrivingAlert } from '../../feedback/ArrivingAlert';
import { IconButton } from '../../buttons/IconButton';
import { useBoundField, type FieldProps } from '../../forms/useBoundField';
import { CalendarIcon } from '../../icons/actionIcons';
import type { CalendarLimits, CalendarPopoverProps } from './calendarTypes';
import { readDate, showDate, valueOfTyped, withSlashes } from './dateText';
import { describedBy, FieldFrame, labelId } from '../FieldFrame';
import * as styles from '../field.module.css';
import { TextInput } from '../text/TextInput';
import { useLazyComponent } from '../../useLazyComponent';
import { textOf } from '../textOf';

export type DateFieldProps = FieldProps<'date'> &
  CalendarLimits & {
    autoComplete?: string;
  };

const fetchCalendar = async () => (await import('./CalendarPopover')).CalendarPopover;

/**
 * A date, typed as `DD/MM/YYYY` or chosen from a calendar. The value is `YYYY-MM-DD` once that is a
 * real day, and until then the text as it is. The limits only shape the calendar: what was
 * typed is for the form's rules to judge.
 */
export function DateField({
  name,
  label,
  helpText,
  isOptional = false,
  isReadOnly,
  isDisabled = false,
  hint,
  autoComplete = 'off',
  ...limits
}: DateFieldProps) {
  const { t } = useText();
  const field = useBoundField<string>({ name, label, isReadOnly: isReadOnly === true, isDisabled });
  const { id, error } = field;
  const value = textOf(field.value);
  const text = showDate(value);
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const calendar = useLazyComponent<CalendarPopoverProps>(fetchCalendar);
  const isQuiet = field.isReadOnly || isDisabled;

  return (
    <FieldFrame {...{ id, name, label, helpText, isOptional, error, hint }}>
      <div ref={anchor}>
        <TextInput
          id={id}
          name={name}
          value={text}
          placeholder={t('common.date.placeholder')}
          inputMode="numeric"
          autoComplete={autoComplete}
          hasFigures
          onChange={(typed) => field.setValue(valueOfTyped(withSlashes(text, typed)))}
          onPaste={(event) => {
            const pasted = readDate(event.clipboardData.getData('text'));
            if (pasted === null || isQuiet) return;
            event.preventDefault();
            field.setValue(pasted);
          }}
          onBlur={() => {
            const loose = readDate(text);
            if (loose !== null && loose !== value) field.setValue(loose);
            field.touch();
          }}
          describedBy={describedBy({ id, helpText, isOptional, error, hint })}
          isInvalid={error !== null}
          isRequired={!isOptional}
          isReadOnly={field.isReadOnly}
          isDisabled={isDisabled}
          end={
            <IconButton
              label={t('common.date.openCalendar')}
              describedBy={labelId(id)}
              isDisabled={isQuiet}
              isExpanded={isOpen}
              onClick={() => {
                calendar.load();
                setIsOpen(true);
              }}
            >
              <CalendarIcon />
            </IconButton>
          }
        />
      </div>
      {isOpen && calendar.hasFailed && (
        <ArrivingAlert className={styles.help}>{t('common.date.calendarFailed')}</ArrivingAlert>
      )}
      {calendar.Component !== null && (
        <calendar.Component
          {...limits}
          anchor={anchor}
          label={label}
          isOpen={isOpen}
          value={readDate(text)}
          onChosen={(isoDate) => {
            field.setValue(isoDate);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
