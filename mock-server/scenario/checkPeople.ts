import { contractSchema } from '../contract';
import {
  checkBankListed,
  checkDocumentType,
  checkListed,
  checkRegions,
  masterListOf,
} from '../database/references';
import type { Schemas, Tables, UserRow } from '../database/tables';
import { Refusal } from '../refusal';
import { userDetail } from '../userDetail';
import { breachesOf, type Breach } from './checkAnswer';
import type { MergedPerson } from './mergePeople';
import type { Place, Problem } from './scenarioText';

/** The lists of a person that are tables of their own: rows stand in the order of the file. */
const LISTS = [
  { key: 'banks', schema: 'BankAccount', rowsOf: ({ bank_accounts }: Tables) => bank_accounts },
  {
    key: 'financial_statements',
    schema: 'FinancialStatement',
    kind: 'financial_statement',
    rowsOf: ({ financial_statements }: Tables) => financial_statements,
  },
  {
    key: 'collaterals',
    schema: 'CollateralDocument',
    kind: 'collateral',
    rowsOf: ({ collaterals }: Tables) => collaterals,
  },
  {
    key: 'shareholders',
    schema: 'Shareholder',
    rowsOf: ({ shareholders }: Tables) => shareholders,
  },
] as const satisfies readonly {
  key: string;
  schema: keyof Schemas;
  kind?: Parameters<typeof checkDocumentType>[0];
  rowsOf: (tables: Tables) => readonly { user_id: number }[];
}[];

/** From the widest to the narrowest. */
const REGION_KEYS = ['province_id', 'city_id', 'district_id', 'village_id'];

/** What the backend itself would not hold: answers against the contract, choices that do not exist. */
export function checkPeople(people: readonly MergedPerson[], tables: Tables): Problem[] {
  return people.flatMap(({ person, at }, index) => {
    const user = tables.users[index];
    const breaches = user
      ? [...checkAnswers(user), ...checkLists(user, tables), ...checkPic(user, tables)]
      : [];
    return breaches.map(({ place, reason }) => ({
      at: at(place),
      reason: `${person.email}: ${nameOf(place)} ${reason}`,
    }));
  });
}

function checkAnswers(user: UserRow): Breach[] {
  const detail = userDetail(user);
  const groups: [Place, object | null][] = [
    [['information'], detail.information],
    [['emergency_contact'], detail.emergency_contact],
    [['bos_family'], detail.bos_family],
    ...Object.entries(detail.addresses).flatMap(([key, address]): [Place, object | null][] =>
      Array.isArray(address)
        ? address.map((other, index) => [['addresses', key, index], other])
        : [[['addresses', key], address]],
    ),
  ];
  return [
    ...breachesOf(detail, contractSchema('UserDetail')),
    ...groups.flatMap(([place, group]) => (group ? checkChoices(group, place) : [])),
  ];
}

function checkPic(user: UserRow, { pics }: Tables): Breach[] {
  const row = pics.find(({ user_id: id }) => id === user.id);
  if (!row) return [];
  const { user_id: _owner, ...pic } = row;
  return [
    ...breachesOf(pic, contractSchema('Pic'), ['pic']),
    ...checkChoices(pic.information, ['pic', 'information']),
  ];
}

function checkLists(user: UserRow, tables: Tables): Breach[] {
  return LISTS.flatMap((list) => {
    const rows = list.rowsOf(tables).filter((row) => row.user_id === user.id);
    return rows.flatMap((row, index) => {
      const place = [list.key, index];
      const { user_id: _owner, ...shown } = row;
      const kind = 'kind' in list ? list.kind : undefined;
      return [
        ...breachesOf(shown, contractSchema(list.schema), place),
        ...checkChoices(shown, place, kind),
      ];
    });
  });
}

/** Ids that no master list, bank list or region table has. */
function checkChoices(
  group: object,
  place: Place,
  kind?: Parameters<typeof checkDocumentType>[0],
): Breach[] {
  const values: Readonly<Record<string, unknown>> = { ...group };
  const unknown = (key: string | null): Breach[] =>
    key === null ? [] : [{ place: [...place, key], reason: reasonOf(key, values[key]) }];
  const ofLists = Object.entries(values).flatMap(([key, id]) => {
    if (typeof id !== 'number' && !Array.isArray(id)) return [];
    return unknown(
      refusedKey(() => {
        checkListed({ [key]: id });
        if (typeof id !== 'number') return;
        if (key === 'bank_id') checkBankListed(id);
        if (key === 'document_type_id' && kind) checkDocumentType(kind, id);
      }),
    );
  });
  const region = REGION_KEYS.map((key) => values[key] ?? null);
  const canCheck = region.every((id) => id === null || typeof id === 'number');
  return [...ofLists, ...(canCheck ? unknown(refusedKey(() => checkRegions(values))) : [])];
}

function refusedKey(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.extra.details?.[0]?.path ?? null;
    throw error;
  }
}

const MOST_CHOICES = 12;

function reasonOf(key: string, value: unknown): string {
  const list = masterListOf(key);
  if (!list) {
    const above = REGION_KEYS[REGION_KEYS.indexOf(key) - 1];
    const kind = key === 'document_type_id' ? 'a document type of this kind' : 'a province';
    return `${String(value)} ${above ? `does not lie in the ${above} above it` : `is not ${kind}`}`;
  }
  const choices = list.items.slice(0, MOST_CHOICES).map(({ id, name }) => `${id} ${name}`);
  const more = list.items.length > MOST_CHOICES ? ', …' : '';
  return `${String(value)} is not in ${list.name}: ${choices.join(', ')}${more}`;
}

/** `banks[0].bank_id`. */
function nameOf(place: Place): string {
  return place.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
}
