import { eachSubStep, type SubStepCase } from './everySubStep';

/** One field of a card and the value for it, by the label of the field. */
export type CardField =
  | { fill: string; with: string }
  | { choose: string; option: string }
  | { tick: string }
  | { upload: string; file: string };

/** A new card of a list, as data. */
export interface NewCard {
  name: string;
  subStep: SubStepCase;
  /** The labels of the buttons that add and save it. */
  add: string;
  save: string;
  fields: CardField[];
  /** The field and text of a later change. */
  change: { fill: string; with: string };
}

function listStep(id: string): SubStepCase {
  const found = eachSubStep.find(({ position }) => position.subStep.id === id);
  if (found === undefined) throw new Error(`No sub-step ${id}`);
  return found;
}

const PERSON: CardField[] = [
  { fill: 'Nama', with: 'Rini Astuti' },
  { fill: 'Email', with: 'rini@contoh.id' },
  { fill: 'Nomor Telepon', with: '081298765432' },
  { fill: 'Tanggal Lahir', with: '01/02/1985' },
  { choose: 'Jenis Kelamin', option: 'Perempuan' },
  { fill: 'NIK', with: '3174074102850001' },
  { fill: 'NPWP', with: '091234567891001' },
  { upload: 'Dokumen KTP', file: 'ktp.jpg' },
  { upload: 'Dokumen NPWP', file: 'npwp.jpg' },
];
const COMPANY: CardField[] = [
  { tick: 'Badan Usaha' },
  { fill: 'Nama Badan Usaha', with: 'PT Induk Jaya' },
  { fill: 'NPWP', with: '0213456789012346' },
  { upload: 'Dokumen NPWP', file: 'npwp.jpg' },
];
const POSITION: CardField = { choose: 'Jabatan', option: 'Direktur' };
const SHARE: CardField = { fill: 'Persentase Kepemilikan', with: '40' };

const ofManagement = (name: string, fields: CardField[]): NewCard => ({
  name,
  subStep: listStep('management-shareholders'),
  add: fields.includes(POSITION) ? 'Tambah Pengurus' : 'Tambah Pemegang Saham',
  save: 'Simpan Kartu',
  fields,
  change: fields.includes(COMPANY[1] as CardField)
    ? { fill: 'Nama Badan Usaha', with: 'PT Induk Makmur' }
    : { fill: 'Nama', with: 'Rini Astuti Dewi' },
});

/** One card of every list, and one of every kind of management and shareholders. */
export const newCards: readonly NewCard[] = [
  {
    name: 'an account',
    subStep: listStep('banks'),
    add: 'Tambah Rekening',
    save: 'Simpan Rekening',
    fields: [
      { choose: 'Bank', option: 'Bank Mandiri' },
      { fill: 'Nomor Rekening', with: '1400012345678' },
      { fill: 'Nama Pemilik Rekening', with: 'Rini Astuti' },
      { choose: 'Jenis Rekening', option: 'Giro' },
    ],
    change: { fill: 'Cabang', with: 'KC Baru' },
  },
  {
    name: 'a financial statement',
    subStep: listStep('financial-statements'),
    add: 'Tambah Laporan',
    save: 'Simpan Laporan',
    fields: [
      { fill: 'Tahun', with: '2024' },
      { choose: 'Bulan', option: 'Desember' },
      { choose: 'Jenis Laporan', option: 'Neraca' },
      { upload: 'Berkas Laporan', file: 'laporan.pdf' },
    ],
    change: { fill: 'Tahun', with: '2021' },
  },
  {
    name: 'collateral',
    subStep: listStep('collateral'),
    add: 'Tambah Agunan',
    save: 'Simpan Agunan',
    fields: [
      { choose: 'Jenis Agunan', option: 'Bilyet Deposito' },
      { fill: 'Keterangan', with: 'Deposito 12 bulan' },
      { fill: 'Nilai', with: '1000000' },
      { upload: 'Berkas Agunan', file: 'laporan.pdf' },
    ],
    change: { fill: 'Keterangan', with: 'Kapal motor di Paotere' },
  },
  ofManagement('a person of the management', [POSITION, ...PERSON]),
  ofManagement('a company of the management', [...COMPANY, POSITION]),
  ofManagement('a person who holds shares', [SHARE, ...PERSON]),
  ofManagement('a company that holds shares', [...COMPANY, SHARE]),
  ofManagement('a person in both roles', [{ tick: 'Pemegang Saham' }, POSITION, SHARE, ...PERSON]),
  ofManagement('a company in both roles', [
    ...COMPANY,
    { tick: 'Pemegang Saham' },
    POSITION,
    SHARE,
  ]),
];
