import type { DocumentKind } from '@/domain/files/documentKind';
import { numbered } from './personLists';
import type { MasterItem } from './personLists';

export interface DocumentType extends MasterItem {
  kind: DocumentKind;
}

const ofKind =
  (kind: DocumentKind, firstId: number) =>
  (...names: string[]): DocumentType[] =>
    names.map((name, index) => ({ id: firstId + index, name, kind }));

// Assumption: the spec names one list of document types, but three screens that use it. Each type
// therefore has a `kind`, and a screen offers only its own kind. The ids of a kind start at a round
// number, so that a type can be added without changing the others.
const documentTypes: DocumentType[] = [
  ...ofKind('bank_statement', 1)('Mutasi Rekening (e-Statement)', 'Fotokopi Buku Tabungan'),
  ...ofKind('financial_statement', 20)(
    'Neraca',
    'Laporan Laba Rugi',
    'Laporan Arus Kas',
    'Laporan Keuangan Lengkap (In-house)',
    'Laporan Keuangan Lengkap (Diaudit)',
  ),
  ...ofKind('collateral', 40)(
    'Sertifikat Hak Milik (SHM)',
    'Sertifikat Hak Guna Bangunan (SHGB)',
    'Sertifikat Hak Milik atas Satuan Rumah Susun (SHMSRS)',
    'Buku Pemilik Kendaraan Bermotor (BPKB)',
    'Bilyet Deposito',
    'Faktur / Tagihan',
    'Purchase Order (PO)',
    'Surat Perintah Kerja (SPK)',
    'Resi Gudang',
    'Mesin dan Peralatan',
    'Lainnya',
  ),
];

/** The status of a document that nobody has reviewed yet. */
export const AWAITS_VERIFICATION = 1;

/** Lists about accounts, transfers and documents. */
export const financeLists = {
  'account-types': numbered('Tabungan', 'Giro', 'Tabungan Bersama', 'Rekening Dana Nasabah (RDN)'),
  'remark-transfers': numbered(
    'Pencairan Pinjaman',
    'Pembayaran Angsuran',
    'Pengembalian Dana',
    'Operasional Usaha',
    'Lainnya',
  ),
  'document-types': documentTypes,
  'document-statuses': numbered('Menunggu Verifikasi', 'Terverifikasi', 'Ditolak'),
};
