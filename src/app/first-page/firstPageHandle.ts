import type { DataRouter } from 'react-router-dom';
import type { Texts } from '@/i18n/texts';

/** The first page, as the app sees it. */
export interface FirstPageHandle {
  /** Somebody uses the page: it stays if the app cannot start, with what is typed. */
  isUsed: () => boolean;
  /** What has come of `config.json` beside the app's code, once; undefined where it is to be fetched. */
  takeConfiguration: () => unknown;
  /**
   * Resolves once the app is to take the place of the page: its user needs the app, or the router has
   * gone to another page. At once where the page only stands in for the app. A link that was followed
   * has been followed then.
   * Not before: the same page drawn anew would be a later largest paint, for our font is a little wider.
   */
  untilLeft: (router: DataRouter) => Promise<void>;
  /** Resolves once somebody has typed a password to sign in with, and pauses. */
  untilPasswordTyped: () => Promise<void>;
  /** In the language that is chosen meanwhile. */
  texts: Pick<Texts, 'language' | 'wanted' | 'subscribe'>;
  /**
   * Renders the app, moves what was typed into it, and removes the first page. What was sent is sent
   * by the app.
   */
  giveWayTo: (render: () => void) => void;
}
