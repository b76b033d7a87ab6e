import type { Effects, NavigateOptions, Notice } from '@/state/effects';
import { readServerAhead } from '@/domain/session/tokenExpiry';
import { encryptPassword } from '@/platform/cipher';
import { passwordKey } from '../../../mock-server/rules/passwordKey';
import {
  memoryDraftStore,
  memoryMailWaits,
  memoryNewPasswordToken,
  memoryResendRecords,
  memorySession,
  memoryTemporaryTokens,
} from './memoryPorts';
import { switchableNetwork, type SwitchableNetwork } from './switchableNetwork';
import { mock } from '../mock/mock';

/** The recorded effects of the store, in order. */
export interface Recorded {
  notices: Notice[];
  navigations: { path: string; options: NavigateOptions }[];
  reloads: number;
  /** How often this tab informed the other tabs that the session has ended. */
  signOutsAnnounced: number;
  /** The keys of the sub-steps, by user. */
  savesAnnounced: string[];
  reports: unknown[];
}

export interface TestEffects {
  effects: Effects;
  recorded: Recorded;
  network: SwitchableNetwork;
}

const noSubscription = () => () => undefined;

/**
 * Effects for a store under test: calls go to the worker's mock, passwords are really encrypted,
 * browser storage is in memory, and all other effects are recorded.
 */
export function makeTestEffects(overrides: Partial<Effects> = {}): TestEffects {
  const recorded: Recorded = {
    notices: [],
    navigations: [],
    reloads: 0,
    signOutsAnnounced: 0,
    savesAnnounced: [],
    reports: [],
  };
  const network = switchableNetwork();
  const session = overrides.session ?? memorySession();
  const temporaryTokens = overrides.temporaryTokens ?? memoryTemporaryTokens();
  let serverAheadMs = 0;
  const times = new Map<string, number>();
  const address = (service: string) => `${mock.origin}/api/${service}`;

  const effects: Effects = {
    wire: {
      services: {
        identity: address('identity'),
        master: address('master'),
        notification: address('notification'),
        logActivity: address('log-activity'),
        assets: address('assets'),
      },
      sessionToken: () => session.read()?.token ?? null,
      temporaryToken: (userId) => effects.temporaryTokens.read(userId),
      isSurelyOffline: network.isSurelyOffline,
      isUnreachable: network.isUnreachable,
      beginCall: network.beginCall,
      noteServerDate: (date) => {
        serverAheadMs = readServerAhead(date, effects.clock.nowMs()) ?? serverAheadMs;
      },
      sendsIdempotencyKeys: true,
    },
    session,
    temporaryTokens,
    newPasswordToken: memoryNewPasswordToken(),
    ekycToken: { current: null },
    resendRecords: memoryResendRecords(),
    mailWaits: memoryMailWaits(),
    userCookie: { store: () => Promise.resolve(), clear: () => undefined },
    draftStore: memoryDraftStore(),
    files: {
      scaleDown: (file) => Promise.resolve(file),
      openPdf: () =>
        Promise.resolve({
          pageCount: 1,
          drawPage: () => Promise.resolve(''),
          close: () => undefined,
        }),
    },
    camera: () => Promise.resolve(null),
    tabs: {
      announceSignIn: () => undefined,
      announceSignOut: () => (recorded.signOutsAnnounced += 1),
      onSessionMoved: noSubscription,
      withExclusiveLock: (_name, job) => job(),
      readTime: (name) => times.get(name) ?? null,
      storeTime: (name, atMs) => times.set(name, atMs),
    },
    subStepTabs: {
      enter: () => noSubscription(),
      announceSaved: (subStepKey) => void recorded.savesAnnounced.push(subStepKey),
      onSaved: noSubscription,
    },
    network,
    userActivity: {
      onActivity: noSubscription,
      onVisibilityChange: noSubscription,
      onIdleness: noSubscription,
    },
    clock: {
      nowMs: () => Date.now(),
      wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
    },
    appBadge: { show: () => undefined },
    serverAheadMs: () => serverAheadMs,
    deviceId: () => '3f0c5a52-6f0e-4a37-9a53-2f0f5f0d7c11',
    encryptPassword: (password) => encryptPassword(password, passwordKey),
    showNotice: (notice) => recorded.notices.push(notice),
    clearNotices: () => undefined,
    navigate: (path, options = {}) => recorded.navigations.push({ path, options }),
    reload: () => (recorded.reloads += 1),
    isPageLeaving: () => recorded.reloads > 0,
    pageNeedsSession: () => true,
    isAt: () => true,
    holdsUnsentForm: () => false,
    report: (error) => recorded.reports.push(error),
    ...overrides,
  };
  return { effects, recorded, network };
}
