/** Onboarded people, one for each role and type, with the pages of their main area. */
export const ONBOARDED = [
  {
    name: 'active.borrower',
    profile: { role_id: 4, type_id: 1 },
    bankTitle: 'Daftar Bank',
    hasShareholders: false,
  },
  {
    name: 'active.corporate',
    profile: { role_id: 4, type_id: 2 },
    bankTitle: 'Daftar Bank',
    hasShareholders: true,
  },
  {
    name: 'active.funder',
    profile: { role_id: 5, type_id: 1 },
    bankTitle: 'Rekening Dana Lender',
    hasShareholders: false,
  },
  {
    name: 'active.funder.corporate',
    profile: { role_id: 5, type_id: 2 },
    bankTitle: 'Rekening Dana Lender',
    hasShareholders: true,
  },
  {
    name: 'active.partner',
    profile: { role_id: 6, type_id: null },
    bankTitle: 'Daftar Bank',
    hasShareholders: true,
  },
] as const;

type Onboarded = (typeof ONBOARDED)[number];

/** The settings pages that a person has. */
export const settingsOf = ({ hasShareholders }: Onboarded): string[] =>
  ['information', 'document', ...(hasShareholders ? ['shareholder'] : []), 'bank-account'].map(
    (page) => `/bos/settings/${page}`,
  );
