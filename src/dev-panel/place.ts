/** The position of the panel's button; `hidden` leaves only the keyboard shortcut. */
export const PLACES = ['bottom right', 'bottom left', 'top right', 'top left', 'hidden'] as const;

export type Place = (typeof PLACES)[number];

const STORAGE_KEY = 'bos.devPanel.place';

const isPlace = (value: unknown): value is Place => PLACES.some((place) => place === value);

/** The position that was chosen before. */
export function readPlace(): Place {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return isPlace(stored) ? stored : 'bottom right';
  } catch {
    return 'bottom right';
  }
}

/** Stores the position for the next visit, unless storage is blocked. */
export function storePlace(place: Place): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, place);
  } catch {
    // The position still applies to this visit.
  }
}
