import type { CasesOf } from './contractCase';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export const consentCases: CasesOf<'generateConsent'> = {
  generateConsent: {
    accepted: {
      who: null,
      send: (context) => ({ body: { id: context.idIn('consents', 'consent.waiting') } }),
      changes: {},
    },
    refused: [
      {
        when: 'there is no such consent',
        send: () => ({ body: { id: UNKNOWN_ID } }),
        status: 404,
        error: 'Consent Tidak Ditemukan!',
      },
      {
        when: 'its id was cut off',
        send: (context) => ({
          body: { id: context.idIn('consents', 'consent.waiting').slice(0, 13) },
        }),
        status: 404,
        error: 'Consent Tidak Ditemukan!',
      },
      {
        when: 'it is the form of the caller, who is not signed in',
        send: () => ({ body: {} }),
        status: 401,
        error: 'Invalid JWT token',
      },
    ],
  },
};
