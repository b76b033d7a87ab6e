import type { CasesOf } from './contractCase';

const WHO = 'borrower.individu';

export const masterCases: CasesOf<
  'getMasterList' | 'getBankList' | 'getProvinces' | 'getCities' | 'getDistricts' | 'getVillages'
> = {
  getMasterList: {
    accepted: { who: WHO, send: () => ({ params: { list: 'genders' } }), changes: {} },
  },
  getBankList: { accepted: { who: WHO, changes: {} } },
  getProvinces: { accepted: { who: WHO, changes: {} } },
  getCities: {
    accepted: { who: WHO, send: () => ({ query: { province_id: 31 } }), changes: {} },
  },
  getDistricts: {
    accepted: { who: WHO, send: () => ({ query: { city_id: 3174 } }), changes: {} },
  },
  getVillages: {
    accepted: { who: WHO, send: () => ({ query: { district_id: 317407 } }), changes: {} },
  },
};
