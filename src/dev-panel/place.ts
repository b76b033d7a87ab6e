/** Where the button stands; `hidden` leaves the keys alone. */
export const PLACES = ['bottom right', 'bottom left', 'top right', 'top left', 'hidden'] as const;

export type Place = (typeof PLACES)[number];

const STORAGE_KEY = 'bos.devPanel.place';

const isPlace = (value: unknown): value is Place => PLACES.some((place) => place === value);

/** The place chosen before. */
export function readPlace(): Place {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return isPlace(stored) ? stored : 'bottom right';
  } catch {
    return 'bottom right';
  }
}

/** Keeps the place for the next visit; a blocked storage loses it. */
export function storePlace(place: Place): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, place);
  } catch {
    // It still holds for this visit.
  }
}
