import type { Schemas } from '../../../mock-server/database/tables';
import type { Action } from '../application';

/** An address as it is typed, and the ids of its regions. */
export interface Place {
  address: string;
  province: [name: string, id: number];
  city: [name: string, id: number];
  district: [name: string, id: number];
  village: [name: string, id: number];
  postalCode: string;
  /** Left out where the form has no such field. */
  rtRw?: string;
}

/** The actions that type an address; `within` is its group, where a page has several. */
export const typeAddress = (place: Place, within?: string): Action[] => {
  const group = within === undefined ? {} : { within };
  return [
    { fill: 'Alamat', with: place.address, ...group },
    { choose: 'Provinsi', option: place.province[0], ...group },
    { choose: 'Kota/Kabupaten', option: place.city[0], ...group },
    { choose: 'Kecamatan', option: place.district[0], ...group },
    { choose: 'Kelurahan/Desa', option: place.village[0], ...group },
    { fill: 'Kode Pos', with: place.postalCode, ...group },
    ...(place.rtRw === undefined ? [] : [{ fill: 'RT/RW', with: place.rtRw, ...group }]),
  ];
};

/** The stored form of an address. */
export const storedAddress = (place: Place) =>
  ({
    address: place.address,
    province_id: place.province[1],
    city_id: place.city[1],
    district_id: place.district[1],
    village_id: place.village[1],
    postal_code: place.postalCode,
    ...(place.rtRw === undefined ? {} : { rt_rw: place.rtRw }),
  }) satisfies Schemas['Address'];

export const SENAYAN: Place = {
  address: 'Jalan Senopati 12',
  province: ['DKI Jakarta', 31],
  city: ['Kota Jakarta Selatan', 3174],
  district: ['Kebayoran Baru', 317407],
  village: ['Senayan', 3174071006],
  postalCode: '12190',
  rtRw: '003/004',
};

export const LOSARI: Place = {
  address: 'Jalan Penghibur No. 10, Blok B/2',
  province: ['Sulawesi Selatan', 73],
  city: ['Kota Makassar', 7371],
  district: ['Ujung Pandang', 737104],
  village: ['Losari', 7371041008],
  postalCode: '90112',
  rtRw: '001/002',
};

export const GENTENG: Place = {
  address: 'Jalan Tunjungan 65',
  province: ['Jawa Timur', 35],
  city: ['Kota Surabaya', 3578],
  district: ['Genteng', 357807],
  village: ['Genteng', 3578071002],
  postalCode: '60275',
  rtRw: '010/011',
};

export const MALIOBORO: Place = {
  address: 'Jalan Malioboro 52',
  province: ['DI Yogyakarta', 34],
  city: ['Kota Yogyakarta', 3471],
  district: ['Danurejan', 347104],
  village: ['Suryatmajan', 3471041001],
  postalCode: '55213',
};

export const KEMANG: Place = { ...withoutRtRw(SENAYAN), address: 'Jalan Kemang Raya 8' };

function withoutRtRw({ rtRw: _rtRw, ...place }: Place): Place {
  return place;
}
