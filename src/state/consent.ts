import { generateConsent } from '@/api/assetsApi';
import type { ApiProblem } from '@/api/problem';
import type { Answer } from '@/api/request';
import { callFailed } from './problems';
import type { AppThunk } from './types';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The server's answer to a number that nobody was sent. */
const NOT_FOUND: ApiProblem = {
  kind: 'http',
  status: 404,
  code: 404,
  message: null,
  mayHaveArrived: false,
};

/**
 * The form of a consent, by the id in the link that its signer was sent; needs no session. The screen
 * shows what goes wrong. Numbers of consents are UUIDs: anything else is asked of nobody.
 */
export const openConsent =
  (id: string, screen: AbortSignal): AppThunk<Promise<Answer<Blob>>> =>
  async (dispatch, _getState, { wire }) => {
    if (!UUID.test(id)) return { problem: NOT_FOUND };
    const answer = await generateConsent(wire, { id }, screen);
    if (answer.problem && !screen.aborted)
      dispatch(
        callFailed({
          endpoint: 'generateConsent',
          problem: answer.problem,
          problems: 'inline',
          isSessionCall: false,
        }),
      );
    return answer;
  };
