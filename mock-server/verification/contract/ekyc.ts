import type { CasesOf } from './contractCase';

export const ekycCases: CasesOf<'createEkycToken'> = {
  createEkycToken: {
    accepted: { who: 'ekyc.waiting', changes: { tokens: { added: 1 } } },
    refused: [
      {
        when: 'the application is not at the e-KYC',
        who: 'active.borrower',
        status: 422,
        error: 'e-KYC tidak tersedia pada status pengajuan ini',
      },
    ],
  },
};
