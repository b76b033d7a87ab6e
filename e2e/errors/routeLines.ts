import { PATHS } from '@/domain/access/paths';
import { GENERIC_ERROR } from '@/domain/session/sessionErrors';
import { messageRef, type MessageRef } from '@/primitives/messageRef';
import type { ErrorLine, Step } from './errorLine';

const VARIANT = PATHS.borrowerIndividuNonPartner;
const APPLICANT: Step = { session: 'borrower.individu' };
const ROOT: Step = { open: '/' };
const UNKNOWN_ID = '2f1c7a52-6c4e-4b0e-9a54-5d1f4f0a9b7c';
const BUTTONS = [messageRef('common.reload'), messageRef('common.backToLogin')];

const error = (text: MessageRef) =>
  ({ as: 'toast', kind: 'error', title: messageRef('common.toast.error'), text }) as const;

const turnedAway = {
  endsAt: '/login',
  endsSession: true,
} as const;

/** Errors of routes, and pages that crash (routes.md). */
export const routeLines: readonly ErrorLine[] = [
  {
    id: 'profile-failed',
    situation: 'The profile cannot be loaded: the session is cleared',
    from: 'routes.md#guards',
    seen: error(GENERIC_ERROR),
    ...turnedAway,
    steps: [
      { session: 'active.borrower' },
      { fault: { method: 'GET', path: '/auth/profile', status: 500 } },
      ROOT,
    ],
  },
  {
    id: 'invalid-user',
    situation: 'A role, type or status that is not valid',
    from: 'routes.md#start-page',
    seen: error(messageRef('access.invalidUser')),
    ...turnedAway,
    steps: [{ session: 'invalid' }, ROOT],
  },
  {
    id: 'invalid-role',
    situation: 'A role that has no home (roles 1 to 3)',
    from: 'routes.md#start-page',
    seen: error(messageRef('access.invalidRole')),
    ...turnedAway,
    steps: [{ session: 'backoffice' }, ROOT],
  },
  {
    id: 'no-onboarding-route',
    situation: 'Somebody who needs onboarding, and no route of it fits',
    from: 'routes.md#start-page',
    seen: error(messageRef('access.onboardingRouteNotFound')),
    ...turnedAway,
    steps: [{ status: 'backoffice', is: 5 }, { session: 'backoffice' }, ROOT],
  },
  ...[PATHS.changePassword, PATHS.requestOnboarding].map((path): ErrorLine => ({
    id: `no-token-${path.slice(1)}`,
    situation: `\`${path}\` without a token`,
    from: 'routes.md#links-with-a-token',
    seen: error(messageRef('access.tokenNotFound')),
    endsAt: '/login',
    steps: [{ open: path }],
  })),
  {
    id: 'undefined-step',
    situation: 'A step that the flow does not have: to the first one that is not complete',
    from: 'onboarding.md#addresses-of-sub-steps',
    seen: {
      as: 'toast',
      kind: 'warning',
      title: messageRef('common.toast.warning'),
      text: messageRef('onboarding.undefinedStep'),
    },
    endsAt: `${VARIANT}/personal/personal-data`,
    steps: [APPLICANT, { open: `${VARIANT}/nonsense/identity` }],
  },
  {
    id: 'undefined-sub-step',
    situation: 'A sub-step that the step does not have',
    from: 'onboarding.md#addresses-of-sub-steps',
    seen: {
      as: 'toast',
      kind: 'warning',
      title: messageRef('common.toast.warning'),
      text: messageRef('onboarding.undefinedSubStep'),
    },
    endsAt: `${VARIANT}/personal/personal-data`,
    steps: [APPLICANT, { open: `${VARIANT}/personal/nonsense` }],
  },
  {
    id: 'consent-not-found',
    situation: 'The form of a consent that nobody knows',
    from: 'sign-in.md#consent-page',
    seen: {
      as: 'screen',
      text: messageRef('consent.notFound.title'),
      body: messageRef('consent.notFound.body'),
      buttons: [messageRef('common.close')],
    },
    steps: [{ open: `/form_consent/${UNKNOWN_ID}` }],
  },
  {
    id: 'start-up-failed',
    situation: 'The app cannot start: its configuration is missing or broken',
    from: 'routes.md#start-up',
    seen: {
      as: 'screen',
      text: messageRef('app.startUp.title'),
      code: 500,
      buttons: [messageRef('common.reload')],
    },
    steps: [{ block: '/bos/config.json' }, { open: '/login' }],
  },
  {
    id: 'broken-screen',
    situation:
      "A page breaks, or its code cannot be loaded and nobody cancels the event `bos:chunkloaderror`: 'Reload' loads it again, 'Back to Login' ends the session",
    from: 'routes.md#error-screens',
    seen: { as: 'screen', text: messageRef('app.error.title'), buttons: BUTTONS },
    steps: [{ lateCode: 'gone' }, { open: `/form_consent/${UNKNOWN_ID}` }],
  },
];
