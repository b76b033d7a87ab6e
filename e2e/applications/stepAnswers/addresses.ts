import type { Schemas } from '../../../mock-server/database/tables';
import type { Action } from '../application';

/** An address as it is typed, and the ids of its regions. */
export interface Address {
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
export const typeAddress = (address: Address, within?: string): Action[] => {
  const group = within === undefined ? {} : { within };
  return [
    { fill: 'Alamat', with: address.address, ...group },
    { choose: 'Provinsi', option: address.province[0], ...group },
    { choose: 'Kota/Kabupaten', option: address.city[0], ...group },
    { choose: 'Kecamatan', option: address.district[0], ...group },
    { choose: 'Kelurahan/Desa', option: address.village[0], ...group },
    { fill: 'Kode Pos', with: address.postalCode, ...group },
    ...(address.rtRw === undefined ? [] : [{ fill: 'RT/RW', with: address.rtRw, ...group }]),
  ];
};

/** The stored form of an address. */
export const storedAddress = (address: Address) =>
  ({
    address: address.address,
    province_id: address.province[1],
    city_id: address.city[1],
    district_id: address.district[1],
    village_id: address.village[1],
    postal_code: address.postalCode,
    ...(address.rtRw === undefined ? {} : { rt_rw: address.rtRw }),
  }) satisfies Schemas['Address'];

export const SENAYAN: Address = {
  address: 'Jalan Senopati 12',
  province: ['DKI Jakarta', 31],
  city: ['Kota Jakarta Selatan', 3174],
  district: ['Kebayoran Baru', 317407],
  village: ['Senayan', 3174071006],
  postalCode: '12190',
  rtRw: '003/004',
};

export const LOSARI: Address = {
  address: 'Jalan Penghibur No. 10, Blok B/2',
  province: ['Sulawesi Selatan', 73],
  city: ['Kota Makassar', 7371],
  district: ['Ujung Pandang', 737104],
  village: ['Losari', 7371041008],
  postalCode: '90112',
  rtRw: '001/002',
};

export const GENTENG: Address = {
  address: 'Jalan Tunjungan 65',
  province: ['Jawa Timur', 35],
  city: ['Kota Surabaya', 3578],
  district: ['Genteng', 357807],
  village: ['Genteng', 3578071002],
  postalCode: '60275',
  rtRw: '010/011',
};

export const MALIOBORO: Address = {
  address: 'Jalan Malioboro 52',
  province: ['DI Yogyakarta', 34],
  city: ['Kota Yogyakarta', 3471],
  district: ['Danurejan', 347104],
  village: ['Suryatmajan', 3471041001],
  postalCode: '55213',
};

export const KEMANG: Address = { ...withoutRtRw(SENAYAN), address: 'Jalan Kemang Raya 8' };

function withoutRtRw({ rtRw: _rtRw, ...address }: Address): Address {
  return address;
}
