/** The position of the panel's button; `hidden` leaves only the keyboard shortcut. */
export const BUTTON_POSITIONS = [
  'bottom right',
  'bottom left',
  'top right',
  'top left',
  'hidden',
] as const;

export type ButtonPosition = (typeof BUTTON_POSITIONS)[number];

const STORAGE_KEY = 'bos.devPanel.place';

const isButtonPosition = (value: unknown): value is ButtonPosition =>
  BUTTON_POSITIONS.some((position) => position === value);

/** The position that was chosen before. */
export function readButtonPosition(): ButtonPosition {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return isButtonPosition(stored) ? stored : 'bottom right';
  } catch {
    return 'bottom right';
  }
}

/** Stores the position for the next visit, unless storage is blocked. */
export function storeButtonPosition(position: ButtonPosition): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, position);
  } catch {
    // The position still applies to this visit.
  }
}
