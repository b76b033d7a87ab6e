import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useGetProfileQuery } from '@/api/authApi';
import type { ApiProblem } from '@/api/problem';
import { useGetUserDetailQuery } from '@/api/userApi';
import { decideEntry, type Entry, type EntryState } from '@/domain/access/guards';
import type { RouteNeed } from '@/domain/access/routeNeeds';
import { isTokenTaken } from '@/domain/access/takenToken';
import { readViewer, type Viewer } from '@/domain/access/viewer';
import { useAppSelector } from '@/state/hooks';
import { selectHasSession } from '@/state/slices/session';
import {
  selectAccountVerification,
  selectIsPasswordSet,
  selectVerifiedUserId,
} from '@/state/slices/signIn';
import { useEffects } from '../EffectsContext';

export type KnockAnswer =
  | Exclude<Entry, { kind: 'loadProfile' }>
  | { kind: 'loading' }
  /** Without its profile a session is worth nothing; what else is missing can be asked for again. */
  | { kind: 'failed'; isProfile: boolean; problem: ApiProblem; retry: () => void };

/** Asks the guard table whether a route admits the visitor, loading the profile where it must. */
export function useEntry(need: RouteNeed): KnockAnswer {
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
  const loaded = useViewer(isViewerNeeded);

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

/** The profile, and the partner from the user detail; both come from the server, never a cookie. */
function useViewer(isNeeded: boolean): LoadedViewer {
  const profile = useGetProfileQuery(undefined, { skip: !isNeeded });
  const detail = useGetUserDetailQuery(undefined, { skip: !isNeeded });
  if (profile.currentData && detail.currentData) {
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
