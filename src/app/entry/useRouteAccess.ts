import { useEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { authApi, useGetProfileQuery } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { ApiProblem } from '@/api/problem';
import { useGetUserDetailQuery } from '@/api/userApi';
import { decideEntry, type Entry, type EntryState } from '@/domain/access/guards';
import type { RouteNeed } from '@/domain/access/routeNeeds';
import { isTokenTaken } from '@/domain/access/takenToken';
import { readViewer, type Viewer } from '@/domain/access/viewer';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectHasSession } from '@/state/slices/session';
import {
  selectAccountVerification,
  selectIsPasswordSet,
  selectVerifiedUserId,
} from '@/state/slices/signIn';
import { useEffects } from '../EffectsContext';

export type RouteAccess =
  | Exclude<Entry, { kind: 'loadProfile' }>
  | { kind: 'loading' }
  /** Without its profile a session is worth nothing; what else is missing can be asked for again. */
  | { kind: 'failed'; isProfile: boolean; problem: ApiProblem; retry: () => void };

/** Asks the guard table whether a route admits the visitor, loading the profile where it must. */
export function useRouteAccess(need: RouteNeed): RouteAccess {
  const { temporaryTokens, newPasswordToken } = useEffects();
  const hasSession = useAppSelector(selectHasSession);
  const verifiedUserId = useAppSelector(selectVerifiedUserId);
  const isPasswordSet = useAppSelector(selectIsPasswordSet);
  const isVerifyingAccount = useAppSelector(selectAccountVerification).step !== 'none';
  const params = useParams();
  const { state: entryState } = useLocation() as { state: unknown };
  const [query] = useSearchParams();
  const id = params.id ?? '';
  // React keeps this state from one guarded route to the next.
  const [admitted, setAdmitted] = useState<{ need: RouteNeed; statusId: number | null } | null>(
    null,
  );
  const isCodeVerified = verifiedUserId === id;
  const blind: EntryState = {
    hasSession,
    viewer: null,
    // A token that has served stands for itself until the dialog that says so is closed.
    temporaryTokenFor: temporaryTokens.read(id) === null && !isCodeVerified ? null : id,
    isCodeVerified,
    // One that has served stands for itself until the next page is there.
    hasKeptToken: newPasswordToken.read() !== null || isPasswordSet,
    isVerifyingAccount,
    isTokenTaken: isTokenTaken(entryState),
    admittedAt: admitted?.need === need ? admitted.statusId : null,
    params,
    query,
  };
  const first = decideEntry(need, blind);
  const isViewerNeeded = first.kind === 'loadProfile';
  const loaded = useViewer(isViewerNeeded, need.goesTo === 'home');

  if (!isViewerNeeded) return first;
  if (loaded.kind !== 'ready') return loaded;
  const { statusId } = loaded.viewer;
  const entry = decideEntry(need, { ...blind, viewer: loaded.viewer });
  if (entry.kind === 'admit' && (admitted?.need !== need || admitted.statusId !== statusId))
    setAdmitted({ need, statusId });
  return entry.kind === 'loadProfile' ? { kind: 'loading' } : entry;
}

type LoadedViewer =
  | { kind: 'loading' }
  | { kind: 'failed'; isProfile: boolean; problem: ApiProblem; retry: () => void }
  | { kind: 'ready'; viewer: Viewer };

/**
 * The profile, and the partner from the user detail; both come from the server, never a cookie.
 * `isAnew`: the start page decides by a profile that is loaded at each visit
 * (routes.md#start-page). Assumption: where no answer comes, or the server fails, the one that is
 * known will do.
 */
function useViewer(isNeeded: boolean, isAnew: boolean): LoadedViewer {
  const isAsked = useProfileAnew(isNeeded && isAnew);
  const profile = useGetProfileQuery(undefined, { skip: !isNeeded });
  const detail = useGetUserDetailQuery(undefined, { skip: !isNeeded });
  if (!isAsked) return { kind: 'loading' };
  const status = (profile.error as ApiProblem | undefined)?.status ?? null;
  const isRefused = isAnew && status !== null && status >= 400 && status < 500;
  if (profile.currentData && detail.currentData && !isRefused) {
    return {
      kind: 'ready',
      viewer: readViewer(profile.currentData, detail.currentData.partner_id),
    };
  }
  const failed = [profile, detail].find((query) => query.isError && !query.isFetching);
  if (!failed?.error) return { kind: 'loading' };
  return {
    kind: 'failed',
    isProfile: failed === profile,
    problem: failed.error as ApiProblem,
    retry: () => void failed.refetch(),
  };
}

/** Loads the profile at each visit where it is wanted; true once it was answered, or not wanted. */
function useProfileAnew(isWanted: boolean): boolean {
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [answeredFor, setAnsweredFor] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    void dispatch(callEndpoint(authApi.endpoints.getProfile, undefined)).then(
      () => isHere && setAnsweredFor(key),
    );
    return () => {
      isHere = false;
    };
  }, [dispatch, isWanted, key]);
  return !isWanted || answeredFor === key;
}
