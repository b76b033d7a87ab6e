/** One entry of a master list: a stable number and the Indonesian name shown on screen. */
export interface MasterItem {
  id: number;
  name: string;
}

/** Numbers the names from 1 in their order, so new names must be added at the end. */
export const numbered = (...names: string[]): MasterItem[] =>
  names.map((name, index) => ({ id: index + 1, name }));

/** Lists that describe a person. The app knows the ids of marital-statuses (fields.md#spouse). */
export const personLists = {
  genders: numbered('Laki-laki', 'Perempuan'),
  religions: numbered(
    'Islam',
    'Kristen Protestan',
    'Katolik',
    'Hindu',
    'Buddha',
    'Konghucu',
    'Kepercayaan terhadap Tuhan Yang Maha Esa',
  ),
  educations: numbered(
    'Tidak Sekolah',
    'SD / Sederajat',
    'SMP / Sederajat',
    'SMA / SMK / Sederajat',
    'Diploma I / II',
    'Diploma III',
    'Diploma IV / Sarjana (S1)',
    'Magister (S2)',
    'Doktor (S3)',
  ),
  'marital-statuses': numbered('Kawin', 'Belum Kawin', 'Cerai Hidup', 'Cerai Mati'),
  relationships: numbered(
    'Suami / Istri',
    'Orang Tua',
    'Anak',
    'Saudara Kandung',
    'Kakek / Nenek',
    'Paman / Bibi',
    'Sepupu',
    'Keponakan',
    'Mertua',
    'Ipar',
    'Teman',
    'Rekan Kerja',
    'Lainnya',
  ),
  'home-ownerships': numbered(
    'Milik Sendiri',
    'Milik Sendiri (Masih Diangsur)',
    'Milik Keluarga',
    'Sewa / Kontrak',
    'Kos',
    'Rumah Dinas',
  ),
};
