import type { MessageRef } from '@/primitives/messageRef';
import type { Fault } from '../../mock-server/control/faults';

/** Something that a person can do at the app or the mock, and the journey does in the same order. */
export type Step =
  /** Begins again with this scenario; each line begins with `default` otherwise. */
  | { scenario: string }
  | { fault: Fault }
  /** Moves the time of mock and page on. */
  | { passS: number }
  | { status: string; is: number }
  /** A fresh session, without the login. */
  | { session: string }
  | { signIn: string; password?: string }
  /** A path of the app. */
  | { open: string }
  /** Until this text is on the page. */
  | { wait: MessageRef }
  /** What happens to it when it runs out. */
  | { cookie: 'gone' }
  | { press: MessageRef }
  | { choose: MessageRef }
  | { follow: MessageRef }
  /** The code that was sent to somebody, or a wrong one. */
  | { code: 'right' | 'wrong'; of: string }
  | { connection: 'cut' | 'back' }
  /** Calls of the browser to these addresses fail from now on. */
  | { block: string };

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** What is then seen. */
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
  /** Names the line in links and tests. */
  id: string;
  situation: string;
  /** The heading of docs/product that it follows from: `wire.md#problems`. */
  from: string;
  seen: Seen;
  /** Where one is afterwards, below `/bos`. */
  endsAt?: string;
  endsSession?: true;
  steps: readonly Step[];
}

/** A line whose part of the product is not built yet. */
export interface LaterLine {
  situation: string;
  text: string;
  from: string;
  why: string;
}
