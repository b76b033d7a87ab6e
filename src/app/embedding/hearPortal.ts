import { addListener } from '@reduxjs/toolkit';
import type { ApiProblem } from '@/api/problem';
import { isInvalidJwt } from '@/domain/session/sessionErrors';
import type { EmbedPort, EmbedStateType } from '@/ports/embed';
import { flushDrafts } from '@/state/drafts/openDrafts';
import { subStepShown, unsavedWorkChanged } from '@/state/embedding/events';
import { takeHostToken } from '@/state/embedding/hostToken';
import type { StartingPage } from './embedding';
import type { FrameView } from './frameView';
import { readyMessage } from './readyMessage';
import { trackWrites } from './trackWrites';

export interface Heard {
  portal: EmbedPort;
  view: FrameView;
  /** Tokens that the server has refused, which are not tried again. */
  refusedTokens: Set<string>;
}

/**
 * Repeated after `init` and `ready`, so that a portal that listens late, or was loaded again, misses
 * nothing.
 */
const AFTER_INIT: readonly EmbedStateType[] = ['resize', 'step_changed'];
const WHOLE_STATE: readonly EmbedStateType[] = [...AFTER_INIT, 'dirty_changed', 'status_changed'];

/** Does what the portal asks for (embedding.md#from-the-portal). `onInit`: its token is in use. */
export function hearPortal(
  { store, effects, texts }: StartingPage,
  { portal, view, refusedTokens }: Heard,
  onInit: () => void,
): void {
  const writes = trackWrites({ store, effects });
  let backTo: string | null = null;
  let isUnsaved = false;
  store.dispatch(
    addListener({
      actionCreator: subStepShown,
      effect: ({ payload }) => {
        backTo = payload?.backTo ?? null;
      },
    }),
  );
  store.dispatch(
    addListener({
      actionCreator: unsavedWorkChanged,
      effect: ({ payload }) => {
        isUnsaved = payload.isUnsaved;
      },
    }),
  );

  /** One after the other: each decides by the session that the one before has left. */
  let taking = Promise.resolve();
  const take = (auth: string): Promise<void> => {
    taking = taking.then(async () => {
      const problem = await store.dispatch(takeHostToken(auth, refusedTokens));
      if (problem === null) return;
      if (isInvalidJwt(problem.status, problem.message)) refusedTokens.add(auth);
      portal.post(tokenError(problem));
    });
    return taking;
  };

  const repeat = (types: readonly EmbedStateType[]): void => {
    portal.post(readyMessage(texts));
    portal.repeat(types);
  };

  const closeUnforced = async (): Promise<void> => {
    // The user and the portal learn of what is being written before the page closes.
    const end = isUnsaved ? null : await writes.settle();
    if (view.state.read() === 'closed') return;
    if (isUnsaved || end === 'failed') view.state.set('asking');
    else view.close('closed');
  };

  portal.onMessage((message) => {
    switch (message.type) {
      case 'init': {
        const { auth, locale } = message.payload;
        if (locale === undefined) repeat(AFTER_INIT);
        else void texts.setLanguage(locale).then(() => repeat(AFTER_INIT));
        void (auth === undefined ? taking : take(auth)).then(onInit);
        return;
      }
      case 'token_update':
        void take(message.payload.auth);
        return;
      case 'set_locale':
        void texts.setLanguage(message.payload.locale);
        return;
      case 'navigate_back':
        if (backTo !== null) effects.navigate(backTo, { keepQuery: true });
        return;
      case 'request_state':
        repeat(WHOLE_STATE);
        return;
      case 'close':
        void store.dispatch(flushDrafts());
        if (message.payload.force) view.close('forced');
        else void closeUnforced();
        return;
    }
  });
}

function tokenError({ status, message }: ApiProblem) {
  const isRefused = isInvalidJwt(status, message);
  return {
    type: 'error',
    payload: {
      code: isRefused ? 'auth_refused' : 'auth_unchecked',
      recoverable: true,
      ...(status !== null && { http_status: status }),
    },
  } as const;
}
