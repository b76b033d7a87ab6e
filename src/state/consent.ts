import { callEndpoint } from '@/api/callEndpoint';
import { consentApi } from '@/api/consentApi';
import type { ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import type { AppThunk } from './types';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The server's response to the id of a consent that was never sent. */
const NOT_FOUND: ApiProblem = {
  kind: 'http',
  status: 404,
  code: 404,
  message: null,
  mayHaveArrived: false,
};

/**
 * The form of a consent, by the id in the link that its signer was sent; needs no session. The
 * screen shows problems. Ids of consents are UUIDs: no request is made for anything else.
 */
export const openConsent =
  (id: string, screen: AbortSignal): AppThunk<Promise<Result<Blob>>> =>
  async (dispatch) =>
    UUID.test(id)
      ? dispatch(callEndpoint(consentApi.endpoints.generateConsent, { body: { id } }, screen))
      : { problem: NOT_FOUND };
