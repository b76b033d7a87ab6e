import { isObject } from '@/primitives/readObject';
import type { Tables, UserRow } from '../database/tables';

type Values = Readonly<Record<string, unknown>>;
type Parts = Readonly<Record<string, Values | null | undefined>>;

/** The parts that hold the answers of a form, in the order in which a plain key is looked for. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  'personal-data': ['information'],
  identity: ['information', 'documents', 'addresses.ktp'],
  domicile: ['detail', 'addresses.domicilies'],
  employment: ['information'],
  spouse: ['spouse'],
  'emergency-contact': ['emergency_contact', 'addresses.emergency'],
  'company-profile': ['information'],
  'company-address': ['addresses.company', 'addresses.warehouse', 'information'],
  'legal-documents': ['documents'],
  pic: ['pic.information', 'pic'],
  partnership: ['detail', 'information', 'documents'],
  'business-photos': ['documents'],
  'provider-family': ['bos_family', 'consultation'],
};

/** The tables of the lists, whose records have ids. */
const LISTS = {
  banks: 'bank_accounts',
  'bank-statements': 'bank_statements',
  'financial-statements': 'financial_statements',
  collateral: 'collaterals',
  'management-shareholders': 'shareholders',
} as const satisfies Record<string, keyof Tables>;

const isList = (subStep: string): subStep is keyof typeof LISTS => Object.hasOwn(LISTS, subStep);

const rowOf = <Row extends { user_id: number }>(rows: readonly Row[], { id }: UserRow) =>
  rows.find((row) => row.user_id === id);

function partsOf(tables: Tables, user: UserRow): Parts {
  const { addresses, is_domicile_same_as_ktp, partner_name, partner_relation_start_date } = user;
  const pic = rowOf(tables.pics, user);
  const consultation = rowOf(tables.consultation_schedules, user);
  return {
    ...user,
    detail: { is_domicile_same_as_ktp, partner_name, partner_relation_start_date },
    ...Object.fromEntries(
      Object.entries(addresses).map(([name, address]) => [`addresses.${name}`, address]),
    ),
    pic: pic && { ...pic },
    'pic.information': pic?.information,
    consultation: consultation && { date: consultation.date, time: consultation.time },
  } as object as Parts;
}

const entriesBelow = (path: string, value: unknown): [string, unknown][] =>
  isObject(value)
    ? Object.entries(value).map(([key, inner]) => [`${path}.${key}`, inner] as [string, unknown])
    : [];

/** The keys of the parts first, then the parts as a whole, then what is within a key: a deed's number. */
function valueIn(parts: Parts, names: readonly string[], field: string): unknown {
  const own = names.flatMap((name) => entriesBelow(name, parts[name]));
  const whole = names.map((name): [string, unknown] => [name, parts[name]]);
  const within = own.flatMap(([path, value]) => entriesBelow(path, value));
  const isMeant = ([path]: [string, unknown]) => `.${path}`.endsWith(`.${field}`);
  return [...own, ...whole, ...within].find(isMeant)?.[1];
}

/** `banks.12.account_no`; without an id the only record of the list. */
function valueInList(rows: readonly (Values & { id: number })[], field: string): unknown {
  const names = field.split('.');
  const at = names.findIndex((name) => /^\d+$/.test(name));
  const record =
    at === -1
      ? rows.length === 1
        ? rows[0]
        : undefined
      : rows.find(({ id }) => id === Number(names[at]));
  return record?.[names.at(-1) ?? ''];
}

/** The stored value of a flagged field; undefined without a field, or for an unknown one. */
export function storedValue(
  tables: Tables,
  user: UserRow,
  { sub_step: subStep, field }: { sub_step: string; field?: string },
): unknown {
  if (field === undefined) return undefined;
  const value = isList(subStep)
    ? valueInList(
        tables[LISTS[subStep]].filter((row) => row.user_id === user.id),
        field,
      )
    : valueIn(partsOf(tables, user), FORMS[subStep] ?? [], field);
  return structuredClone(value);
}
