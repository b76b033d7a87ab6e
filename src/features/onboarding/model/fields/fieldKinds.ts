import type { FileRef } from '@/api/wire';
import { groupForReading } from '@/domain/money/masking';
import { readAmount } from '@/domain/money/money';
import { readWholeNumber } from '@/domain/validation/amountChecks';
import {
  normaliseEmail,
  normaliseNpwp,
  normalisePhone,
  normaliseText,
  withoutSeparators,
} from '@/domain/validation/normalise';
import type { TextKey } from '@/i18n/indonesian';
import { groupPhone } from '@/ui/fields/phoneText';
import type { StoredFile, SummaryList, SummaryRow, SummaryWords } from '../stepDefinition';
import { fileOf, fileRefOf, sentDate, sentText, textOf } from '../values';

type Maybe<Value> = Value | null | undefined;

/** A value of the review, and its label there where that is not the field's. */
export type ShownValue = Omit<SummaryRow, 'label'> & Partial<Pick<SummaryRow, 'label'>>;

/** One kind of answer, in its three shapes: on the wire, in the form and in the review. */
export interface FieldKind<Wire, Value> {
  /** What the form shows of a stored answer. */
  read(stored: Maybe<Wire>): Value;
  /** What is sent of a value; null where there is nothing. */
  send(value: Value): Wire | null;
  show(stored: Maybe<Wire>, words: SummaryWords): ShownValue;
}

const shown = (value: Maybe<string>): ShownValue => ({ value: value ?? '' });

/** A text, tidied by `normalise` before it is sent. */
export const textKind = (
  normalise: (typed: string) => string,
  show: (stored: string) => ShownValue = shown,
): FieldKind<string, string> => ({
  read: textOf,
  send: (typed) => sentText(typed, normalise),
  show: (stored) => show(stored ?? ''),
});

/** NIK, NPWP and account numbers are masked until the reader asks for them. */
const masked = (value: string): ShownValue => ({ value, isSensitive: true });

const text = textKind(normaliseText);
const email = textKind(normaliseEmail);
const phone = textKind(normalisePhone, (stored) => shown(groupPhone(stored)));
const nik = textKind(withoutSeparators, masked);
const npwp = textKind(normaliseNpwp, masked);
const accountNo = textKind(withoutSeparators, masked);
const digits = textKind(withoutSeparators, (stored) => shown(groupForReading(stored)));

const date: FieldKind<string, string> = {
  read: textOf,
  send: sentDate,
  show: (stored, words) => shown(words.date(stored)),
};

/** An amount in rupiah. */
const money: FieldKind<number, string> = {
  read: textOf,
  send: readAmount,
  show: (stored, words) => shown(words.rupiah(stored)),
};

const wholeNumber: FieldKind<number, string> = {
  read: textOf,
  send: readWholeNumber,
  show: (stored) => shown(textOf(stored)),
};

const choiceOf = (list: SummaryList): FieldKind<number, number | null> => ({
  read: (stored) => stored ?? null,
  send: (value) => value,
  show: (stored, words) => shown(words.option(list, stored)),
});

const yesNo: FieldKind<boolean, boolean | null> = {
  read: (stored) => stored ?? null,
  send: (value) => value,
  show: (stored, words) =>
    shown(typeof stored === 'boolean' ? words.t(stored ? 'common.yes' : 'common.no') : ''),
};

const file: FieldKind<FileRef, StoredFile | null> = {
  read: fileOf,
  send: fileRefOf,
  show: (stored) => ({ value: stored?.file_name ?? '', file: fileOf(stored) }),
};

/** Shows a number with what it counts; `key` is a text with `{count}`. */
export const counted =
  (key: TextKey) =>
  (count: Maybe<number>, words: SummaryWords): ShownValue =>
    shown(typeof count === 'number' ? words.t(key, { count }) : '');

export const kinds = {
  text,
  email,
  phone,
  nik,
  npwp,
  accountNo,
  digits,
  date,
  money,
  wholeNumber,
  choiceOf,
  yesNo,
  file,
} as const;
