import type { RefObject } from 'react';

/** What of the calendar can be chosen; days as `YYYY-MM-DD`. */
export type CalendarLimits = {
  min?: string | undefined;
  max?: string | undefined;
  isDayDisabled?: ((isoDate: string) => boolean) | undefined;
  /** A birthday is found from the year down; other dates lie near. */
  startsWith?: 'day' | 'year' | undefined;
};

export type CalendarPopoverProps = CalendarLimits & {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  isOpen: boolean;
  /** The chosen day, or null. */
  value: string | null;
  onChosen: (isoDate: string) => void;
  onClose: () => void;
};
