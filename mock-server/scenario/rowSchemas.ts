import { array, boolean, lazy, number, string } from 'yup';
import { contractSchema } from '../contract';
import { emptyPic } from '../database/emptyTables';
import { TOKEN_KINDS } from '../identity';
import { strictly, told, withMeta } from '../strictObject';
import { count, fileName, partOf, partWithFiles, time, withFilesOf } from './schemaParts';

export const bank = strictly({
  bank_id: number().required(),
  account_no: string().required(),
  account_name: string().required(),
  account_type_id: number().required(),
  branch_name: string(),
  is_active: boolean(),
  is_open: told(boolean(), "The funder's lender account has been opened"),
  is_affiliate_with_bank: boolean(),
  remark_transfer_id: number(),
  remark_other: string(),
  statement_months: told(count().max(12), 'How many of the last full months have a statement'),
});

/** Far more than anybody has; they have to be made up with every start. */
const MOST_NOTIFICATIONS = 100_000;

export const notifications = strictly({
  count: count().max(MOST_NOTIFICATIONS).required(),
  unread: told(count().required(), 'How many of them are unread: the newest'),
}).test(
  'unread',
  '${path} has more unread notifications than there are',
  (value: { count?: number; unread?: number } | null | undefined) =>
    (value?.unread ?? 0) <= (value?.count ?? Infinity),
);

export const token = strictly({
  kind: string().oneOf(TOKEN_KINDS).required(),
  token: told(string().required(), 'As it stands in a link: /bos/?auth=… or /bos/login?token=…'),
  expires: told(time().required(), 'May lie in the past'),
});

/** As many cards as a list is made up of at most; names and numbers repeat beyond it. */
const MAX_SAMPLE_CARDS = 99;

const { id: _id, ...cardProperties } = contractSchema('Shareholder').properties ?? {};

const card = partWithFiles('Shareholder', Object.keys(cardProperties), cardProperties).shape({
  name: string().required(),
  shareholder_type_ids: array(number().required()).required(),
});

/** The person in charge of a company. */
export const pic = withFilesOf('Pic', emptyPic()).shape({
  information: partOf('PicInformation', emptyPic().information),
});

/** Cards one by one, or how many are to be made up. */
export const shareholders = lazy((value: unknown) =>
  withMeta(
    Array.isArray(value)
      ? array(card)
      : strictly({ count: count().max(MAX_SAMPLE_CARDS).required() }).nullable(),
    {
      description: 'Management and shareholders: cards, or { count: 50 } made-up ones',
      json: {
        anyOf: [
          { type: 'object', required: ['count'], properties: { count: { type: 'integer' } } },
          { type: 'array', items: { $ref: '#/definitions/card' } },
          { type: 'null' },
        ],
      },
    },
  ),
);

export const financialStatement = strictly({
  period: told(time().required(), 'Any day of the month that it is for'),
  document_type_id: number().required(),
  document: fileName().required(),
});

export const collateral = strictly({
  document_type_id: number().required(),
  type_name_other: string(),
  description: string().required(),
  value: number().required(),
  publish_date: time(),
  expired_date: time(),
  file: fileName().required(),
});
