import { baseApi } from './baseApi';
import { UNREADABLE, type Reader } from './readers';
import type { ConsentRequest } from './wire';

const readPdf: Reader<Blob> = (file) =>
  (file as Blob).type.startsWith('application/pdf') ? (file as Blob) : UNREADABLE;

export const consentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The consent form as a PDF: of the signed-in user, or by the id of a consent. Call it with
     * `callEndpoint`, because a file does not belong in the state. The caller reports problems.
     */
    generateConsent: build.mutation<Blob, { body: ConsentRequest }>({
      query: ({ body }) => ({
        service: 'identity',
        path: '/user/emergency-contact/consent/generate',
        method: 'POST',
        body,
        credential: body.id === undefined ? 'session' : 'none',
        isFile: true,
        problems: 'inline',
        read: readPdf,
      }),
    }),
  }),
});
