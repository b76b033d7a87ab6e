import {
  SHAREHOLDER_POSITION,
  SHAREHOLDER_TYPE,
  WHOLE_OWNERSHIP,
} from '@/domain/onboarding/shareholders';
import type { ScenarioShareholder } from './scenario';
import {
  sampleAddresses,
  sampleCompanyNames,
  sampleFirstNames,
  sampleLastNames,
} from './sampleNames';

const { management, shareholder } = SHAREHOLDER_TYPE;
const PRESIDENT_COMMISSIONER = 3;
const COMMISSIONER = 4;

/** The kinds of cards, used in turn; the first is the president director and a shareholder. */
const KINDS = [
  { types: [management, shareholder], isCorporate: false, position: 'director' },
  { types: [management], isCorporate: false, position: 'director' },
  { types: [shareholder], isCorporate: false, position: null },
  { types: [management], isCorporate: false, position: 'commissioner' },
  { types: [shareholder], isCorporate: true, position: null },
] as const;

/**
 * Complete cards of management and shareholders for a company: at least one director, and shares
 * that add up to 100 %. The same company and count always give the same cards.
 */
export function makeShareholders(companyId: number, count: number): ScenarioShareholder[] {
  const owners = Array.from({ length: count }, (_, index) => index).filter((index) =>
    kindOf(index).types.some((type) => type === shareholder),
  );
  const shares = sharesOf(owners.length);
  return Array.from({ length: count }, (_, index) => {
    const kind = kindOf(index);
    return {
      ...(kind.isCorporate ? companyCard(companyId, index) : personCard(companyId, index)),
      shareholder_type_ids: [...kind.types],
      shareholder_position_id: positionOf(index),
      ownership_percentage: shares[owners.indexOf(index)] ?? null,
    };
  });
}

const kindOf = (index: number) => at(KINDS, index);

function positionOf(index: number): number | null {
  const { position } = kindOf(index);
  const isFirst = index < KINDS.length;
  if (position === 'commissioner') return isFirst ? PRESIDENT_COMMISSIONER : COMMISSIONER;
  if (position === 'director') {
    return index === 0 ? SHAREHOLDER_POSITION.presidentDirector : SHAREHOLDER_POSITION.director;
  }
  return null;
}

/** Equal shares of 100 %, rounded down to hundredths; the first one also has the remainder. */
function sharesOf(owners: number): number[] {
  const whole = WHOLE_OWNERSHIP * 100;
  const equal = Math.floor(whole / Math.max(owners, 1));
  const first = whole - equal * (owners - 1);
  return Array.from({ length: owners }, (_, index) => (index === 0 ? first : equal) / 100);
}

function personCard(companyId: number, index: number) {
  const gender = (index % 2) + 1;
  // In each round the twelve first names get other last names, so no full name repeats.
  const turn = Math.floor(index / 2);
  const firstName = at(at(sampleFirstNames, index), turn);
  const lastName = at(sampleLastNames, turn * 7 + Math.floor(turn / 12) * 5 + companyId);
  const address = at(sampleAddresses, index + companyId);
  const [year, month, day] = [
    1958 + ((index * 7 + companyId) % 35),
    1 + ((index * 5) % 12),
    1 + ((index * 11) % 28),
  ];
  const dayInNik = day + (gender === 2 ? 40 : 0);
  const number = numberOf(companyId, index);
  return {
    is_corporate: false,
    name: `${firstName} ${lastName}`,
    email: `${firstName}.${lastName}@bos.test`.toLowerCase(),
    phone_number: `08125${number}`,
    birth_date: `${year}-${digits(month, 2)}-${digits(day, 2)}`,
    gender_id: gender,
    nik: `${address.district_id}${digits(dayInNik, 2)}${digits(month, 2)}${digits(year % 100, 2)}${number.slice(-4)}`,
    npwp: `08${number}074000`,
    ...address,
    domiciled_address: address.address,
    ktp_document: `ktp-pengurus-${index + 1}.png`,
    npwp_document: `npwp-pengurus-${index + 1}.png`,
  };
}

function companyCard(companyId: number, index: number) {
  const turn = Math.floor(index / KINDS.length);
  return {
    is_corporate: true,
    is_public: turn % 2 === 1,
    name: at(sampleCompanyNames, turn + companyId),
    npwp: `02${numberOf(companyId, index)}062000`,
    npwp_document: `npwp-pemegang-saham-${index + 1}.pdf`,
  };
}

/** Seven digits that are unique among the cards of all companies. */
const numberOf = (companyId: number, index: number): string =>
  `${digits(companyId, 3)}${digits(companyId * 100 + index, 4)}`;

const digits = (value: number, length: number): string =>
  String(value % 10 ** length).padStart(length, '0');

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}
