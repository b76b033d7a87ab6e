import type { Texts } from '@/i18n/texts';
import type { Observable } from '@/primitives/observable';
import type { Departure } from './departure';
import type { FocusPlace, FormContent } from './formContent';

/** A first page that is in use, for the app that takes its place. */
export interface FirstPageInUse {
  element: HTMLElement;
  /** The path of its address. */
  address: string;
  productName: string;
  texts: Texts;
  /** The app was to come instead of it, and could not be loaded at first. */
  standsIn: boolean;
  isUsed: () => boolean;
  /** What has come of `config.json` beside the app's code, once; undefined where it is to be fetched. */
  takeConfiguration: () => unknown;
  /** Why the app is to take its place; null as long as it stays. */
  departure: Observable<Departure | null>;
  /** What was in the form when it was sent; it may have been changed since. */
  sent: () => FormContent | null;
  /** What is in the form, or was before the page crashed. */
  content: () => FormContent | null;
  /** Where the focus is, or was before the page crashed. */
  focus: () => FocusPlace | null;
  unmount: () => void;
}
