import type { MessageRef } from '@/primitives/messageRef';
import type { Fault } from '../../mock-server/control/faults';

/** A step of a journey, which a person can do by hand in the app or the mock in the same order. */
export type Step =
  /** Starts this scenario; otherwise a line starts with `default`. */
  | { scenario: string }
  | { fault: Fault }
  /** Moves the clocks of mock and page forward. */
  | { passS: number }
  | { status: string; is: number }
  /** Signs in with a fresh session, without the login page. */
  | { session: string }
  | { signIn: string; password?: string }
  /** Opens a path of the app. */
  | { open: string }
  /** Waits for this text on the page. */
  | { wait: MessageRef }
  /** Makes it expire. */
  | { cookie: 'gone' }
  /** Types a text into the field of this label. */
  | { type: string; into: MessageRef }
  /** Presses the first button of this name. */
  | { press: MessageRef }
  | { choose: MessageRef }
  | { follow: MessageRef }
  /** The code that was sent to a user, or a wrong one. */
  | { code: 'right' | 'wrong'; of: string }
  | { connection: 'cut' | 'back' }
  /** Makes the browser's calls to these addresses fail from now on. */
  | { block: string }
  /** Takes away all code but what the page names, as if a later release had removed it. */
  | { lateCode: 'gone' };

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** The expected result. */
export type Seen =
  | { as: 'toast'; kind: ToastKind; title: MessageRef; text: MessageRef }
  | { as: 'dialog'; text: MessageRef; within?: MessageRef }
  | {
      as: 'screen';
      text: MessageRef;
      body?: MessageRef;
      code?: number;
      buttons: readonly MessageRef[];
    }
  /** At a field, or in a banner of the page. */
  | { as: 'page'; text: MessageRef };

export interface ErrorLine {
  /** The name of the line in links and tests. */
  id: string;
  situation: string;
  /** The heading of docs/product that requires it, such as `wire.md#problems`. */
  from: string;
  seen: Seen;
  /** The page afterwards, below `/bos`. */
  endsAt?: string;
  endsSession?: true;
  steps: readonly Step[];
}

/** A line for a feature that is not built yet. */
export interface LaterLine {
  situation: string;
  text: string;
  from: string;
  why: string;
}
