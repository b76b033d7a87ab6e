import type { CasesOf } from './contractCase';

const context = { targetingKey: 'device' };

export const flagsCases: CasesOf<'evaluateFlags' | 'evaluateFlag'> = {
  evaluateFlags: { accepted: { who: null, send: () => ({ body: { context } }), changes: {} } },

  evaluateFlag: {
    accepted: {
      who: null,
      send: () => ({ params: { key: 'main-menu' }, body: { context } }),
      changes: {},
    },
    refused: [
      {
        when: 'there is no such flag',
        send: () => ({ params: { key: 'nothing' }, body: { context } }),
        status: 404,
        error: 'FLAG_NOT_FOUND',
        // This format is set by the flag protocol.
        responseBody: {
          key: 'nothing',
          errorCode: 'FLAG_NOT_FOUND',
          errorDetails: 'Flag nothing does not exist',
        },
      },
    ],
  },
};
