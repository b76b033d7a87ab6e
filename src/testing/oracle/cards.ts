import type { AnyObjectSchema } from 'yup';
import type { CardItem, CardValues } from '@/features/onboarding/cards/cardKind';
import type { CardTable } from '@/features/onboarding/cards/cardTable';
import * as banks from '@/features/onboarding/steps/banks/form';
import * as collateral from '@/features/onboarding/steps/collateral/form';
import * as reports from '@/features/onboarding/steps/financial-statements/form';
import * as management from '@/features/onboarding/steps/management-shareholders/form';
import type { Entries } from '@/features/onboarding/model/fields/entries';
import { TODAY } from '../onboarding/onboardingContext';
import { dayOracle } from './days';
import { choice, file, OPTIONAL, text, yesNo, type FieldEntry } from './fieldEntry';
import { pathsOf, valueAt } from './paths';
import { oracle, share, wholeBetween } from './verdicts';

/** A kind of card: rules and request from the app, fields from the spec. */
export interface CardEntry {
  /** The name of the request in the contract. */
  contract: string;
  /** The path of the request, below identity. */
  path: (request: object) => string;
  removal: (id: number) => string;
  /** A request that a server accepts; the test adds files that it has uploaded. */
  good: CardValues;
  empty: CardValues;
  schema: AnyObjectSchema;
  valuesOf: (item: CardItem) => CardValues;
  toRequest: (values: CardValues) => object;
  goesWith?: Readonly<Record<string, string>>;
  keepsSpelling?: Readonly<Record<string, boolean>>;
  /** Columns of an old record that have no field. */
  stored?: object;
  fields: Readonly<Record<string, FieldEntry>>;
}

const days = dayOracle(TODAY);

type Typed<Item, Values> = Omit<CardEntry, 'toRequest' | 'valuesOf' | 'empty' | 'good'> & {
  empty: Values;
  good: Values;
  valuesOf: (item: Item) => Values;
  toRequest: (values: Values) => object;
};

/** The only cast: the type of the table cannot say that each card gets values of its own kind. */
const card = <Item extends CardItem, Values extends CardValues>(
  entry: Typed<Item, Values>,
): CardEntry => entry as unknown as CardEntry;

const RULES = { today: TODAY, others: [] };

/** The rules and the request of a card, from the app. */
const asApp = <Item extends CardItem, Request extends object, Table extends Entries>({
  emptyValues,
  schema,
  valuesOf,
  toRequest,
}: CardTable<Item, Request, Table>) => ({
  empty: emptyValues,
  schema: schema(RULES),
  valuesOf,
  toRequest,
});

const SHOWN: FieldEntry = { kind: 'shown' };

/** Every value that a card of this list can have, also those that its kind does not show. */
const allOfShareholders = Object.fromEntries(
  pathsOf(management.emptyShareholder).map((path) => [path, SHOWN]),
);

const person: management.ShareholderValues = {
  ...management.emptyShareholder,
  isManagement: true,
};

const company: management.ShareholderValues = {
  ...management.emptyShareholder,
  isCorporate: true,
};

const shareholderCard = {
  contract: 'ShareholderRequest',
  path: () => '/user/shareholder',
  removal: (id: number) => `/user/shareholder/${id}`,
  schema: management.shareholder.schema(RULES),
  valuesOf: management.shareholder.valuesOf,
  toRequest: management.shareholderRequest,
  keepsSpelling: { npwp: true },
};

/** Every kind of card of the onboarding, from the spec (formats.md, fields.md). */
export const cards: Readonly<Record<string, CardEntry>> = {
  banks: card({
    contract: 'BankAccountRequest',
    path: () => '/user/banks',
    removal: (id) => `/user/banks/${id}`,
    good: {
      ...banks.bank.emptyValues,
      bankId: 14,
      accountNo: '1234567890',
      accountName: 'Sri Wahyuni',
      accountTypeId: 1,
    },
    ...asApp(banks.bank),
    goesWith: { remark_other: 'remark_transfer_id' },
    fields: {
      bankId: choice('request:bank_id'),
      accountNo: text(oracle.accountNo, 'request:account_no'),
      accountName: text(oracle.accountHolder, 'request:account_name'),
      accountTypeId: choice('request:account_type_id'),
      branchName: text(oracle.shortText, 'request:branch_name', OPTIONAL),
      remarkTransferId: choice('request:remark_transfer_id', OPTIONAL),
      remarkOther: text(oracle.shortText, 'request:remark_other', {
        ...OPTIONAL,
        given: { remarkTransferId: 5 },
      }),
      isAffiliateWithBank: yesNo('request:is_affiliate_with_bank', OPTIONAL),
    },
  }),
  'financial-statements': card({
    contract: 'FinancialStatementRequest',
    path: () => '/user/document/financial-statement',
    removal: (id) => `/user/document/financial-statement/${id}`,
    good: { year: '2025', month: 1, documentTypeId: 20, document: null },
    ...asApp(reports.report),
    fields: {
      year: text(wholeBetween(1900, 2026), 'request:year'),
      month: choice('request:month'),
      documentTypeId: choice('request:document_type_id'),
      document: file('request:document'),
    },
  }),
  'management-shareholders': card({
    ...shareholderCard,
    empty: person,
    stored: { is_corporate: false, shareholder_type_ids: [1, 2], is_public: null },
    good: {
      ...person,
      positionId: 1,
      share: '10',
      name: 'Sri Wahyuni',
      email: 'sri.wahyuni@contoh.co.id',
      phoneNumber: '081234567890',
      birthDate: '1990-05-12',
      genderId: 2,
      nik: '3174074506900001',
      npwp: '092542943407000',
    },
    fields: {
      ...allOfShareholders,
      isCorporate: yesNo(null),
      positionId: choice('request:shareholder_position_id'),
      share: text(share, 'request:ownership_percentage'),
      name: text(oracle.personName, 'request:name'),
      email: text(oracle.email, 'request:email'),
      phoneNumber: text(oracle.phone, 'request:phone_number'),
      birthDate: text(days.birthDate, 'request:birth_date'),
      genderId: choice('request:gender_id'),
      nik: text(oracle.nik, 'request:nik'),
      npwp: text(oracle.npwp, 'request:npwp'),
      'address.address': text(oracle.shortText, 'request:address', OPTIONAL),
      'address.provinceId': choice('request:province_id', OPTIONAL),
      'address.cityId': choice('request:city_id', OPTIONAL),
      'address.districtId': choice('request:district_id', OPTIONAL),
      'address.villageId': choice('request:village_id', OPTIONAL),
      'address.postalCode': text(oracle.postalCode, 'request:postal_code', OPTIONAL),
      'address.rtRw': text(oracle.rtRw, 'request:rt_rw', OPTIONAL),
      domiciledAddress: text(oracle.shortText, 'request:domiciled_address', OPTIONAL),
      ktpDocument: file('request:ktp_document'),
      npwpDocument: file('request:npwp_document'),
    },
  }),
  'management-shareholders: a company': card({
    ...shareholderCard,
    empty: company,
    stored: { is_corporate: true, shareholder_type_ids: [2] },
    good: { ...company, share: '10', name: 'PT Maju 88', npwp: '092542943407000' },
    fields: {
      ...allOfShareholders,
      share: text(share, 'request:ownership_percentage'),
      name: text(oracle.companyName, 'request:name'),
      npwp: text(oracle.npwp, 'request:npwp'),
      isPublic: yesNo('request:is_public', OPTIONAL),
      npwpDocument: file('request:npwp_document'),
    },
  }),
  collateral: card({
    contract: 'CollateralDocumentRequest',
    path: (request) =>
      `/user/document/collateral/type/${String(valueAt(request, 'document_type_id'))}/add`,
    removal: (id) => `/user/document/collateral/${id}`,
    good: {
      ...collateral.collateral.emptyValues,
      documentTypeId: 43,
      description: 'BPKB',
      value: '145000000',
    },
    ...asApp(collateral.collateral),
    goesWith: { type_name_other: 'document_type_id' },
    fields: {
      documentTypeId: choice('request:document_type_id'),
      typeNameOther: text(oracle.shortText, 'request:type_name_other', {
        ...OPTIONAL,
        given: { documentTypeId: 50 },
      }),
      description: text(oracle.description, 'request:description'),
      value: text(oracle.amount, 'request:value'),
      publishDate: text(days.pastDate, 'request:publish_date', OPTIONAL),
      expiredDate: text(days.anyDate, 'request:expired_date', OPTIONAL),
      file: file('request:file_name'),
    },
  }),
};
