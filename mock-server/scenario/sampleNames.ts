/** First names of men, then of women; twelve of each. */
export const sampleFirstNames: readonly (readonly string[])[] = [
  'Agus Bambang Cahyo Darmawan Fajar Gilang Heru Irfan Johan Krisna Lukman Wahyu'.split(' '),
  'Ayu Citra Diah Endang Farida Hesti Indah Kartini Melati Novita Ratna Wulan'.split(' '),
];

export const sampleLastNames: readonly string[] =
  'Siregar Wijaya Kusuma Pratomo Halim Nasution Suryadi Tanjung Wibisono Hasibuan Permadi Lubis Setiadi Mahendra Gunadi Simanjuntak Atmaja Salim Prabowo Utomo'.split(
    ' ',
  );

/** Companies that are shareholders of other companies. */
export const sampleCompanyNames: readonly string[] = [
  'PT Nusantara Investama',
  'PT Arta Graha Kapital',
  'PT Samudra Biru Sentosa',
  'PT Cakra Buana Holding',
  'PT Sumber Rejeki Abadi',
  'PT Mega Persada Investindo',
  'PT Tirta Makmur Sejati',
  'PT Wahana Karsa Ventura',
  'PT Pilar Bangsa Kapitalindo',
  'PT Lintas Benua Sekuritas',
  'PT Bina Usaha Bersama',
  'PT Surya Kencana Investama',
];

/** Existing streets, each with its village. */
export const sampleAddresses = [
  {
    address: 'Jalan Melawai Raya No. 21',
    province_id: 31,
    city_id: 3174,
    district_id: 317407,
    village_id: 3174071001,
    postal_code: '12160',
    rt_rw: '004/002',
  },
  {
    address: 'Jalan Cikini Raya No. 58',
    province_id: 31,
    city_id: 3171,
    district_id: 317106,
    village_id: 3171061003,
    postal_code: '10330',
    rt_rw: '001/006',
  },
  {
    address: 'Jalan Ir. H. Juanda No. 130',
    province_id: 32,
    city_id: 3273,
    district_id: 327302,
    village_id: 3273021004,
    postal_code: '40135',
    rt_rw: '002/009',
  },
  {
    address: 'Jalan Kertajaya No. 77',
    province_id: 35,
    city_id: 3578,
    district_id: 357808,
    village_id: 3578081004,
    postal_code: '60282',
    rt_rw: '003/004',
  },
  {
    address: 'Jalan Suroto No. 9',
    province_id: 34,
    city_id: 3471,
    district_id: 347103,
    village_id: 3471031002,
    postal_code: '55224',
    rt_rw: '006/002',
  },
  {
    address: 'Jalan Boulevard Barat Raya No. 15',
    province_id: 31,
    city_id: 3172,
    district_id: 317206,
    village_id: 3172061003,
    postal_code: '14240',
    rt_rw: '010/005',
  },
  {
    address: 'Jalan Prof. Dr. Satrio No. 164',
    province_id: 31,
    city_id: 3174,
    district_id: 317402,
    village_id: 3174021003,
    postal_code: '12940',
    rt_rw: '004/004',
  },
] as const;
