import type { StepAnswers } from '../application';
import { uploaded } from '../uploaded';

const PARTNERSHIP = { at: 'partnership/partnership', heading: 'Kemitraan' };

/** The start of the partnership is already stored and stays unchanged. */
export const partnershipMinimal: StepAnswers = {
  ...PARTNERSHIP,
  actions: [
    { choose: 'Komitmen Kemitraan', option: 'Jaminan Pembayaran' },
    { upload: 'Surat Rekomendasi', file: 'rekomendasi.pdf' },
  ],
  stored: {
    information: { partner_commitment_id: 2, partner_commitment_other: null },
    documents: { recommendation_letter: uploaded('rekomendasi.pdf') },
  },
};

export const partnershipMaximal: StepAnswers = {
  ...PARTNERSHIP,
  actions: [
    { fill: 'Mulai Bermitra', with: '17/08/2023' },
    { choose: 'Komitmen Kemitraan', option: 'Lainnya' },
    { fill: 'Komitmen Lainnya', with: 'Pelatihan usaha' },
    { upload: 'Surat Rekomendasi', file: 'rekomendasi.pdf' },
  ],
  stored: {
    partner_relation_start_date: '2023-08-17',
    information: { partner_commitment_id: 6, partner_commitment_other: 'Pelatihan usaha' },
    documents: { recommendation_letter: uploaded('rekomendasi.pdf') },
  },
};
