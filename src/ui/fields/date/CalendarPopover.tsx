import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/id';
import { useText } from '@/i18n/useText';
import { useModalLayer } from '../../dialogs/useModalLayer';
import { useUntilGone } from '../../dialogs/useUntilGone';
import { MuiTheme } from '../../theme/MuiTheme';
import type { CalendarPopoverProps } from './calendarTypes';

const ISO_DAY = 'YYYY-MM-DD';

const dayOf = (isoDate: string | null | undefined): Dayjs | undefined =>
  isoDate ? dayjs(isoDate) : undefined;

/** The calendar of a date field. */
export function CalendarPopover({
  anchor,
  label,
  isOpen,
  value,
  min,
  max,
  isDayDisabled,
  startsWith = 'day',
  onChosen,
  onClose,
}: CalendarPopoverProps) {
  const { t, language } = useText();
  const layer = useModalLayer(isOpen);
  const { isThere, onExited } = useUntilGone(isOpen);
  if (!isThere) return null;
  const start = dayOf(value) ?? dayOf(max && max < dayjs().format(ISO_DAY) ? max : min);

  return (
    <MuiTheme>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={language === 'id' ? 'id' : 'en-gb'}
        localeText={{
          previousMonth: t('common.date.previousMonth'),
          nextMonth: t('common.date.nextMonth'),
          calendarViewSwitchingButtonAriaLabel: (view) =>
            t(view === 'year' ? 'common.date.toDays' : 'common.date.toYears'),
        }}
      >
        <Popover
          {...layer}
          open={isOpen}
          anchorEl={() => anchor.current}
          onClose={onClose}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            transition: { onExited },
            paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label },
          }}
        >
          <DateCalendar
            autoFocus
            value={dayOf(value) ?? null}
            {...(start && { referenceDate: start })}
            {...(min && { minDate: dayjs(min) })}
            {...(max && { maxDate: dayjs(max) })}
            {...(isDayDisabled && {
              shouldDisableDate: (day: Dayjs) => isDayDisabled(day.format(ISO_DAY)),
            })}
            openTo={startsWith}
            views={['year', 'month', 'day']}
            onChange={(day, state, view) => {
              if (day !== null && state === 'finish' && view === 'day') {
                onChosen(day.format(ISO_DAY));
              }
            }}
          />
        </Popover>
      </LocalizationProvider>
    </MuiTheme>
  );
}
