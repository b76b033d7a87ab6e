import { NavigationType, type DataRouter, type Params } from 'react-router-dom';
import type { EntryState } from '@/domain/access/guards';
import { isTokenConsumed } from '@/domain/access/consumedToken';
import type { RouteNeed } from '@/domain/access/routeNeeds';
import type { Viewer } from '@/domain/access/viewer';
import { selectDraft } from '@/state/slices/drafts';
import { selectHasSession } from '@/state/slices/session';
import { selectIsPasswordSet, selectVerifiedUserId } from '@/state/slices/signIn';
import type { Access } from './access';
import { selectIsVerifyingAccount, type GuardContext } from './guardContext';

/** A navigation to a guarded route, or a new decision about the page that is open. */
export interface Visit {
  params: Params;
  query: URLSearchParams;
  isTokenConsumed: boolean;
  /** It gets its own entry in the history. */
  isPush: boolean;
  /** The last decision for the open page; null for a page that is opened now. */
  open: Access | null;
  /** The status in which the open route last admitted this visitor. */
  admittedAt: number | null;
}

/** Reads from the router what a loader does not get. The visit must still be the router's latest. */
export function readVisit(
  router: DataRouter,
  routeId: string,
  request: Request,
  params: Params,
): Visit {
  const { location, navigation, loaderData } = router.state;
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

/** The input of the guard table; `viewer` is null until the profile is loaded. */
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
    // A used token counts until the dialog about it is closed.
    temporaryTokenFor: effects.temporaryTokens.read(id) === null && !isCodeVerified ? null : id,
    isCodeVerified,
    // A used token counts until the next page is shown.
    hasStoredToken: effects.newPasswordToken.read() !== null || selectIsPasswordSet(state),
    isVerifyingAccount: selectIsVerifyingAccount(state),
  };
}

/** Whether the open page has unsaved input. */
export const hasUnsavedInput = (
  { store }: GuardContext,
  { draft }: RouteNeed,
  { open, params }: Visit,
): boolean =>
  (open?.kind === 'admitted' || open?.kind === 'stale') &&
  selectDraft(params['subStep'] ?? draft ?? '')(store.getState()) !== null;
