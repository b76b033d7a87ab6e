import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { nikHints, type NikSurroundings } from './nikHints';

// A woman born on 12 May 1990, registered in Cibinong (32.01.01).
const WOMAN = '3201015205900001';
const MAN = '3201011205900001';

const hers: NikSurroundings = {
  provinceId: 32,
  cityId: 3201,
  districtId: 320101,
  birthDate: '12/05/1990',
  genderId: 2,
};

const hints = (nik: string, change: Partial<NikSurroundings> = {}): string[] =>
  nikHints(nik, { ...hers, ...change }).map(inIndonesian);

const REGION = 'Kode wilayah di NIK berbeda dari alamat yang Anda isi. Abaikan jika sudah benar.';
const BIRTH = 'Tanggal lahir di NIK berbeda dari yang Anda isi. Abaikan jika sudah benar.';
const GENDER = 'Jenis kelamin di NIK berbeda dari yang Anda isi. Abaikan jika sudah benar.';

describe('the hints of a NIK', () => {
  it('are empty where everything agrees, in any format', () => {
    expect(hints(WOMAN)).toEqual([]);
    expect(hints('3201 0152 0590 0001', { birthDate: '1990-05-12' })).toEqual([]);
    expect(hints(MAN, { genderId: 1 })).toEqual([]);
  });

  it.each([
    ['another province', { provinceId: 31, cityId: null, districtId: null }, [REGION]],
    ['another city', { cityId: 3202, districtId: null }, [REGION]],
    ['another district', { districtId: 320102 }, [REGION]],
    ['another day', { birthDate: '13/05/1990' }, [BIRTH]],
    ['another month', { birthDate: '12/06/1990' }, [BIRTH]],
    ['another year', { birthDate: '12/05/1991' }, [BIRTH]],
    ['the other gender', { genderId: 1 }, [GENDER]],
  ])('name %s', (_, change, expected) => {
    expect(hints(WOMAN, change)).toEqual(expected);
  });

  it('report every difference at once', () => {
    expect(hints('1101010101010001')).toEqual([REGION, BIRTH, GENDER]);
  });

  it('ignore fields that are not filled in yet', () => {
    expect(
      hints('1101010101010001', {
        provinceId: null,
        cityId: null,
        districtId: null,
        birthDate: null,
        genderId: null,
      }),
    ).toEqual([]);
    expect(hints(WOMAN, { birthDate: '31/02/1990', genderId: 7 })).toEqual([]);
  });

  it('are empty for an invalid NIK', () => {
    expect(hints('32010152')).toEqual([]);
    expect(hints('')).toEqual([]);
  });
});
