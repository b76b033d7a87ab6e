import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { flows } from './flows/all';
import { requiredDocumentsOf } from './requiredDocuments';

test.each([
  ['borrowerIndividuNonPartner', 'KTP, NPWP, mutasi rekening 3 bulan terakhir'],
  [
    'borrowerIndividuDirectPartner',
    'KTP, NPWP, surat rekomendasi mitra, mutasi rekening 3 bulan terakhir',
  ],
  [
    'borrowerCorporateNonPartner',
    'akta pendirian, SK Kemenkumham, NIB, NPWP, KTP, surat penunjukan, mutasi rekening 6 bulan terakhir, laporan keuangan, foto usaha',
  ],
  ['funderIndividu', 'KTP, NPWP'],
  ['partner', 'akta pendirian, SK Kemenkumham, NIB, NPWP, KTP, surat penunjukan, foto usaha'],
] as const)('%s has to have at hand: %s', (id, documents) => {
  expect(requiredDocumentsOf(flows[id]).map(inIndonesian).join(', ')).toBe(documents);
});
