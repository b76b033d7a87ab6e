import {
  missingInList,
  isKnownEmail,
  missingOfCard,
  totalOwnership,
  type ShareholderCard,
} from './shareholders';

const file = { file_name: 'a.pdf', file_path: '/files/a.pdf' };

const person: ShareholderCard = {
  is_corporate: false,
  name: 'Siti Rahayu',
  email: 'siti@bos.test',
  phone_number: '081234567890',
  birth_date: '1980-01-01',
  gender_id: 2,
  nik: '3174074101800001',
  npwp: '091234567891000',
  ktp_document: file,
  npwp_document: file,
  shareholder_type_ids: [1, 2],
  shareholder_position_id: 1,
  ownership_percentage: 60,
};
const { email: _email, ...personWithoutEmailKey } = person;
const company: ShareholderCard = {
  is_corporate: true,
  name: 'PT Induk',
  npwp: '011234567891000',
  npwp_document: file,
  shareholder_type_ids: [2],
  ownership_percentage: 40,
};

describe('A card of management and shareholders', () => {
  it.each([
    ['a person who is both', person],
    ['a company that owns', company],
    [
      'a manager without a share',
      { ...person, shareholder_type_ids: [1], ownership_percentage: null },
    ],
    [
      'an owner without a post',
      { ...person, shareholder_type_ids: [2], shareholder_position_id: null },
    ],
  ])('misses nothing: %s', (_what, card) => {
    expect(missingOfCard(card)).toEqual([]);
  });

  it.each<[string, ShareholderCard, string[]]>([
    ['a person without an address', { ...person, email: null }, ['email']],
    ['a person whose address is not there at all', personWithoutEmailKey, ['email']],
    ['a person without a KTP', { ...person, nik: '', ktp_document: null }, ['nik', 'ktp_document']],
    [
      'a manager without a post',
      { ...person, shareholder_position_id: null },
      ['shareholder_position_id'],
    ],
    [
      'an owner without a share',
      { ...company, ownership_percentage: null },
      ['ownership_percentage'],
    ],
    ['a company without its NPWP', { ...company, npwp_document: null }, ['npwp_document']],
  ])('names what is missing: %s', (_what, card, missing) => {
    expect(missingOfCard(card)).toEqual(missing);
  });
});

describe('A list of management and shareholders', () => {
  it('adds up the shares of shareholders only, including fractions', () => {
    const share = (percentage: number) => ({ ...company, ownership_percentage: percentage });
    expect(totalOwnership([])).toBe(0);
    expect(totalOwnership([share(33.1), share(33.2), share(33.7)])).toBe(100);
    expect(totalOwnership([person, { ...person, shareholder_type_ids: [1] }])).toBe(60);
  });

  it('knows an e-mail address in any letter case', () => {
    expect(isKnownEmail(' SITI@bos.test', [company, person])).toBe(true);
    expect(isKnownEmail('rina@bos.test', [company, person])).toBe(false);
    expect(isKnownEmail(null, [company])).toBe(false);
  });

  it.each<[string, ShareholderCard[], string[]]>([
    ['nobody', [], ['shareholder', 'director']],
    ['a director who owns', [person], []],
    ['a company alone', [company], ['director']],
    ['a commissioner who owns', [{ ...person, shareholder_position_id: 4 }], ['director']],
    ['a director who owns nothing', [{ ...person, shareholder_type_ids: [1] }], ['shareholder']],
    ['a card with gaps', [person, { ...company, npwp: null }], ['card']],
    ['a card without a role', [person, { ...company, shareholder_type_ids: [] }], ['card']],
    [
      'an e-mail address twice',
      [person, { ...person, email: 'Siti@BOS.test ', ownership_percentage: 1 }],
      ['email'],
    ],
    ['more than the whole', [person, { ...company, ownership_percentage: 40.01 }], ['ownership']],
    [
      'two companies, which have no e-mail address',
      [person, { ...company, ownership_percentage: 20 }, { ...company, ownership_percentage: 20 }],
      [],
    ],
    ['less than the whole', [{ ...person, ownership_percentage: 1 }], []],
  ])('names what is missing: %s', (_what, cards, missing) => {
    expect(missingInList(cards)).toEqual(missing);
  });
});
