import type { DataRouter } from 'react-router-dom';
import { searchWithoutTokens } from '@/domain/access/paths';
import { appPath } from '@/domain/safeUrl';
import { readServerAhead } from '@/domain/session/tokenExpiry';
import { appBadge } from '@/platform/appBadge';
import type { AuthParameter } from '@/platform/authParameter';
import { encryptPassword } from '@/platform/cipher';
import { deviceId } from '@/platform/deviceId';
import { makeDraftStores } from '@/platform/drafts/draftStore';
import { makeMailWaits } from '@/platform/mailWaits';
import { makeNetwork, type Network } from '@/platform/network';
import type { NewPasswordToken } from '@/platform/newPasswordToken';
import { hasInput, isPageLeaving, reloadPage } from '@/platform/page';
import { watchActivity, watchIdleness, watchVisibility } from '@/platform/userActivity';
import { makeResendRecords } from '@/platform/resendRecords';
import type { RuntimeConfig } from '@/platform/runtimeConfig';
import { makeSafeStorage } from '@/platform/safeStorage';
import { makeSessionRecord } from '@/platform/sessionRecord';
import { makeSessionToken } from '@/platform/sessionToken';
import { makeSubStepTabs } from '@/platform/subStepTabs';
import { makeTabs } from '@/platform/tabs';
import { makeTemporaryTokens } from '@/platform/temporaryTokens';
import { removeUserCookie, storeUserCookie } from '@/platform/userCookie';
import type { FilesPort } from '@/ports/files';
import type { Effects, Notice } from '@/state/effects';
import { needsSession } from './entry/needsSession';
import { makeReports, type Reports } from './reports';
import { SIGN_OUT_REASON } from './signOutReason';

type Router = Pick<DataRouter, 'navigate' | 'state'>;

/**
 * Loaded with the first picture, because signing in does not need it. A failed load is tried again.
 */
const fetchPictureTools = () => import('@/platform/pictureTools').catch(() => null);

async function scaleDown(file: File): Promise<File | null> {
  const tools = await fetchPictureTools();
  return tools && tools.scaleDownPicture(file);
}

/** Loaded with the first PDF. */
const openPdf: FilesPort['openPdf'] = async (blob) =>
  (await import('@/platform/pdf')).openPdf(blob);

/** Shows the notices of the store. */
export interface NoticeDisplay {
  show(notice: Notice): void;
  clear(): void;
}

export interface RealEffects {
  effects: Effects;
  reports: Reports;
  network: Network;
  /** Navigation uses the router, which is made after the store that needs it. */
  connectRouter(router: Router): void;
}

/** What was read from the address before anything else. */
export interface AddressTokens {
  auth: AuthParameter;
  newPasswordToken: NewPasswordToken;
  ekycToken: Effects['ekycToken'];
}

/** The effects of a browser page. */
export function makeRealEffects(
  config: RuntimeConfig,
  { auth, newPasswordToken, ekycToken }: AddressTokens,
  toasts: NoticeDisplay,
): RealEffects {
  const local = makeSafeStorage('localStorage');
  const tab = makeSafeStorage('sessionStorage');
  const record = makeSessionRecord(local);
  const session = makeSessionToken(auth, { shared: local, tab, record }, window.parent !== window);
  const temporaryTokens = makeTemporaryTokens(tab);
  const tabs = makeTabs(local, record, session);
  const reports = makeReports();
  const network = makeNetwork();
  let router: Router | null = null;
  let serverAheadMs = 0;

  const effects: Effects = {
    wire: {
      services: config.services,
      sessionToken: () => session.read()?.token ?? null,
      temporaryToken: temporaryTokens.read,
      isSurelyOffline: network.isSurelyOffline,
      isUnreachable: network.isUnreachable,
      beginCall: network.beginCall,
      noteServerDate(date) {
        serverAheadMs = readServerAhead(date, Date.now()) ?? serverAheadMs;
      },
      sendsIdempotencyKeys: config.idempotencyKeys,
    },
    session,
    temporaryTokens,
    newPasswordToken,
    ekycToken,
    resendRecords: makeResendRecords(local),
    mailWaits: makeMailWaits(local, () => deviceId(local)),
    userCookie: {
      store: (summary, isWanted) =>
        storeUserCookie(
          summary,
          config.passwordKey,
          // Another tab may have signed out, and this one not have noticed yet.
          () => isWanted() && session.read() !== null && !session.hasMoved(),
        ),
      clear: removeUserCookie,
    },
    draftStore: makeDraftStores(),
    files: { scaleDown, openPdf },
    camera: async () => (await fetchPictureTools())?.camera ?? null,
    tabs,
    subStepTabs: makeSubStepTabs(),
    network,
    userActivity: {
      onActivity: watchActivity,
      onVisibilityChange: watchVisibility,
      onIdleness: watchIdleness,
    },
    clock: {
      nowMs: () => Date.now(),
      wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
    },
    appBadge,
    serverAheadMs: () => serverAheadMs,
    deviceId: () => deviceId(local),
    encryptPassword: (password) => encryptPassword(password, config.passwordKey),
    showNotice: toasts.show,
    clearNotices: toasts.clear,
    navigate(path, { replace = false, keepQuery = false } = {}) {
      const search = router?.state.location.search ?? '';
      const query = keepQuery ? searchWithoutTokens(new URLSearchParams(search)) : '';
      void router?.navigate(appPath(`${path}${query}`) ?? '/', { replace });
    },
    reload(signOutReason) {
      if (signOutReason !== undefined) tab.set(SIGN_OUT_REASON, signOutReason);
      reloadPage();
    },
    isPageLeaving,
    pageNeedsSession: () => needsSession(router?.state.location.pathname ?? '/'),
    isAt: (key) => router?.state.location.key === key && router.state.navigation.state === 'idle',
    holdsUnsentForm: () =>
      (router?.state ?? window).location.pathname.includes('/register/') && hasInput(),
    report: reports.report,
  };
  return {
    effects,
    reports,
    network,
    connectRouter(connected) {
      router = connected;
    },
  };
}
