import { NavigationType, type Params } from 'react-router-dom';
import type { EntryState } from '@/domain/access/guards';
import { isTokenConsumed } from '@/domain/access/consumedToken';
import type { Viewer } from '@/domain/access/viewer';
import { selectDraft } from '@/state/slices/drafts';
import { selectHasSession } from '@/state/slices/session';
import { selectIsPasswordSet, selectVerifiedUserId } from '@/state/slices/signIn';
import type { Access } from './access';
import { selectIsVerifyingAccount, type GuardContext } from './guardContext';

/** A navigation to a guarded route, or another decision about the page that is open there. */
export interface Visit {
  params: Params;
  query: URLSearchParams;
  isTokenConsumed: boolean;
  /** It gets an entry of its own in the history. */
  isPush: boolean;
  /** What was decided last for the page that is open; null for one that is come to now. */
  open: Access | null;
  /** The status in which the route, while it is open, has admitted this visitor last. */
  admittedAt: number | null;
}

/** Reads off the router what it does not tell a loader. Called before the loader waits for anything. */
export function readVisit(
  { router }: GuardContext,
  routeId: string,
  request: Request,
  params: Params,
): Visit {
  const { location, navigation, loaderData } = router().state;
  const target = navigation.location ?? location;
  const before = loaderData[routeId] as Access | undefined;
  return {
    params,
    query: new URL(request.url).searchParams,
    isTokenConsumed: isTokenConsumed(target.state),
    isPush: navigation.historyAction === NavigationType.Push,
    open: before && target.key === location.key ? before : null,
    admittedAt: before && 'statusId' in before ? before.statusId : null,
  };
}

/** What the guard table asks for; `viewer` is null while the profile is not loaded. */
export function entryState(
  { store, effects }: GuardContext,
  visit: Visit,
  viewer: Viewer | null,
): EntryState {
  const state = store.getState();
  const id = visit.params['id'] ?? '';
  const isCodeVerified = selectVerifiedUserId(state) === id;
  return {
    ...visit,
    hasSession: selectHasSession(state),
    viewer,
    // A token that has served stands for itself until the dialog that says so is closed.
    temporaryTokenFor: effects.temporaryTokens.read(id) === null && !isCodeVerified ? null : id,
    isCodeVerified,
    // One that has served stands for itself until the next page is there.
    hasStoredToken: effects.newPasswordToken.read() !== null || selectIsPasswordSet(state),
    isVerifyingAccount: selectIsVerifyingAccount(state),
  };
}

/** Whether something is typed on the open page that no server has yet. */
export const hasUnsavedInput = ({ store }: GuardContext, { open, params }: Visit): boolean =>
  (open?.kind === 'admitted' || open?.kind === 'stale') &&
  params['subStep'] !== undefined &&
  selectDraft(params['subStep'])(store.getState()) !== null;
