import { ekycStage, type EkycStage } from './ekycStage';

const NONE = { ktp: null, selfie_with_ktp: null };
const FILE = { file_name: 'a.jpg', path_url: '/files/a.jpg' };
const BOTH = { ktp: FILE, selfie_with_ktp: FILE };

test.each<[number | null, object, EkycStage]>([
  [6, NONE, 'pictures'],
  [6, { ...BOTH, selfie_with_ktp: null }, 'pictures'],
  [6, { ...BOTH, ktp: null }, 'pictures'],
  [6, BOTH, 'waiting'],
  [7, BOTH, 'invalid'],
  [8, BOTH, 'rejected'],
  [9, NONE, 'success'],
  [10, NONE, 'success'],
  ...[1, 2, 3, 4, 5, 11, 12, 99, null].map(
    (id) => [id, BOTH, 'none'] as [number, object, EkycStage],
  ),
])('at status %s with %j the page shows: %s', (statusId, documents, stage) => {
  expect(ekycStage(statusId, { ...NONE, ...documents })).toBe(stage);
});
