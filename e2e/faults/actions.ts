import { ACCOUNT_ACTIONS } from './accountActions';
import { CARD_ACTIONS } from './cardActions';
import { MAIN_AREA_ACTIONS } from './mainAreaActions';
import { SAVE_ACTIONS } from './saveActions';
import { SIGN_IN_ACTIONS } from './signInActions';
import { UPLOAD_ACTIONS } from './uploadActions';
import type { UserAction } from './userAction';

const numberOf = ({ id }: UserAction): number => Number.parseInt(id.slice(1), 10);

/** What a user does in the app, in the order of the rows of docs/faults.md. */
export const ACTIONS: readonly UserAction[] = [
  ...SIGN_IN_ACTIONS,
  ...ACCOUNT_ACTIONS,
  ...SAVE_ACTIONS,
  ...CARD_ACTIONS,
  ...UPLOAD_ACTIONS,
  ...MAIN_AREA_ACTIONS,
].toSorted((one, other) => numberOf(one) - numberOf(other) || one.id.localeCompare(other.id));
