import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import type { Tables } from '../../mock-server/database/tables';
import type { SaveCall } from '../support/saveFaults';
import type { FaultId } from './faultIds';

/** A page, and the server that it talks to. */
export interface Visit {
  page: Page;
  mock: MockControl;
}

/** Something that a user does, and the call on which it depends. */
export interface UserAction {
  /** Its number in docs/faults.md; a letter follows where the number has several calls. */
  id: string;
  name: string;
  /** Whose session the browser has; left out for what is done without one. */
  user?: string;
  /** The scenario of the mock, where it is not `default`. */
  scenario?: string;
  /** Everything before the fault. */
  prepare: (visit: Visit) => Promise<void>;
  /** What makes the call; it does not wait for the response. */
  act: (visit: Visit) => Promise<void>;
  /** The call that meets the fault; `*` in its path stands for anything. */
  call: SaveCall;
  /** Whether the page shows that it has worked; false before. */
  isDone: (visit: Visit) => Promise<boolean>;
  /** Texts that the user has typed, and must not have to type again. */
  typed?: readonly string[];
  /** Buttons and links of the way on: the first that can be pressed is one step of the user. */
  retry: readonly string[];
  /** The step where there is nothing to press, such as typing a code again. */
  again?: (visit: Visit) => Promise<void>;
  /** The page on which typed texts are there again after signing in, where drafts are kept. */
  draftAt?: string;
  /** Tables that an earlier call of the action changes, and changes again after signing in again. */
  earlier?: readonly (keyof Tables)[];
  /** Comes before the action after signing in again, where `prepare` changes the server. */
  anew?: (visit: Visit) => Promise<void>;
  /** What the page itself says where the session is over; elsewhere the login comes. */
  endNotice?: string;
  /** It can be done after any other action, once; those are the actions of the sequences. */
  canFollow?: true;
  /** The action itself ends the session. */
  endsSession?: true;
  /** The call is made in the background: a failure is not the user's business. */
  isSilent?: true;
  /** Faults that cannot happen here, and why. */
  except?: Partial<Record<FaultId, string>>;
}
