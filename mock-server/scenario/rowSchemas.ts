import { TOKEN_KINDS } from '../core/identity';
import type { DocumentKind } from '@/domain/files/documentKind';
import { masterLists } from '../database/masterData';
import { group, listOf, orNull, type JsonSchema } from '../schema/jsonSchema';
import type {
  ScenarioBank,
  ScenarioCollateral,
  ScenarioFinancialStatement,
  ScenarioToken,
} from './scenario';
import { choice, count, fileName, keysOf, time } from './schemaParts';

export const bank: JsonSchema = group<ScenarioBank>(
  {
    ...keysOf('BankAccount'),
    statement_months: {
      ...count,
      maximum: 12,
      description: 'How many of the last full months have a statement',
    },
  },
  ['bank_id', 'account_no', 'account_name', 'account_type_id'],
);

/** Far more than any user has: they are generated with every start. */
const MOST_NOTIFICATIONS = 100_000;

export const notifications: JsonSchema = orNull(
  group(
    {
      count: { ...count, maximum: MOST_NOTIFICATIONS },
      unread: { ...count, description: 'How many of them are unread: the newest' },
      attachments: {
        ...listOf(fileName),
        description: 'Files; the newest notifications have them, one each',
      },
    },
    ['count', 'unread'],
  ),
);

export const token: JsonSchema = group<ScenarioToken>(
  {
    kind: { enum: TOKEN_KINDS },
    token: {
      type: 'string',
      description: 'As it is in a link: /bos/?auth=… or /bos/login?token=…',
    },
    expires: { ...time, description: 'May lie in the past' },
  },
  ['kind', 'token', 'expires'],
);

/** The most cards that can be generated; names and numbers repeat beyond it. */
const MAX_SAMPLE_CARDS = 99;

/** A list of cards, or how many to generate. */
export const shareholders: JsonSchema = {
  description: 'Management and shareholders: cards, or { count: 50 } made-up ones',
  ...group({ count: { ...count, maximum: MAX_SAMPLE_CARDS } }, ['count']),
  ...listOf(group(keysOf('Shareholder'), ['name', 'shareholder_type_ids'])),
  type: ['object', 'array', 'null'],
};

const documentType = (kind: DocumentKind): JsonSchema =>
  choice(masterLists['document-types'].filter((type) => type.kind === kind));

export const financialStatement: JsonSchema = group<ScenarioFinancialStatement>(
  {
    period: { ...time, description: 'Any day of the month that it is for' },
    document_type_id: documentType('financial_statement'),
    document: fileName,
  },
  ['period', 'document_type_id', 'document'],
);

export const collateral: JsonSchema = group<ScenarioCollateral>(
  {
    document_type_id: documentType('collateral'),
    type_name_other: { type: 'string' },
    description: { type: 'string' },
    value: { type: 'number' },
    publish_date: time,
    expired_date: time,
    file: fileName,
  },
  ['document_type_id', 'description', 'value', 'file'],
);
