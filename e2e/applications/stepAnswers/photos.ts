import type { StepAnswers } from '../application';
import { uploaded } from '../uploaded';

const PHOTOS = { at: 'business/business-photos', heading: 'Foto Usaha' };

const namesOf = (...numbers: number[]): string[] =>
  numbers.map((number) => `foto-usaha-${String(number).padStart(2, '0')}.png`);

const EARLIER = 'Pindahkan lebih awal';
const LATER = 'Pindahkan lebih akhir';
const ALL_STORED = 'Semua foto terunggah';

export const photosMinimal: StepAnswers = {
  ...PHOTOS,
  actions: [{ upload: 'Foto Usaha', files: namesOf(1, 2, 3) }, { expect: ALL_STORED }],
  stored: { documents: { business_photos: namesOf(1, 2, 3).map(uploaded) } },
};

/** The maximum number of photos; the first and the last are swapped with their neighbours. */
export const photosMaximal: StepAnswers = {
  ...PHOTOS,
  actions: [
    {
      upload: 'Foto Usaha',
      files: namesOf(...Array.from({ length: 20 }, (_, index) => index + 1)),
    },
    { expect: ALL_STORED },
    { press: LATER, of: 'foto-usaha-01.png' },
    { press: EARLIER, of: 'foto-usaha-20.png' },
    { press: EARLIER, of: 'foto-usaha-20.png' },
  ],
  stored: {
    documents: {
      business_photos: namesOf(
        ...[2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 18, 19],
      ).map(uploaded),
    },
  },
};
