import type { CasesOf } from './contractCase';

const WHO = 'ekyc.waiting';

export const ekycCases: CasesOf<'createEkycToken'> = {
  createEkycToken: {
    accepted: { who: WHO, changes: { tokens: { added: 1 } } },
    refused: [1, 2, 3, 4, 5, 8, 9, 10, 11, 12].map((status) => ({
      when: `the status is ${status}`,
      send: (context) => {
        context.user(WHO).onboarding_status_id = status;
        return {};
      },
      status: 422,
      error: 'e-KYC tidak tersedia pada status pengajuan ini',
    })),
  },
};
