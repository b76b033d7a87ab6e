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
import { groupPhone } from '@/ui/fields/number/phoneText';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import type { SummaryList, SummaryRow, SummaryFormatter } from '../stepDefinition';
import { fileOf, fileRefOf, sentDate, sentText, textOf } from '../values';

type Maybe<Value> = Value | null | undefined;

/** A value of the review, and its label if it differs from the field's. */
export type ShownValue = Omit<SummaryRow, 'label'> & Partial<Pick<SummaryRow, 'label'>>;

/** One kind of value, in its three shapes: on the wire, in the form and in the review. */
export interface FieldKind<Wire, Value, Input extends string = string> {
  /** Names the field components that take it. */
  input: Input;
  /** The form value of a stored value. */
  read(stored: Maybe<Wire>): Value;
  /** The value to send; null if there is none. */
  send(value: Value): Wire | null;
  show(stored: Maybe<Wire>, formatter: SummaryFormatter): ShownValue;
}

const shown = (value: Maybe<string>): ShownValue => ({ value: value ?? '' });

/** A text, tidied by `normalise` before it is sent. */
export const textKind = <Input extends string>(
  input: Input,
  normalise: (typed: string) => string,
  show: (stored: string) => ShownValue = shown,
): FieldKind<string, string, Input> => ({
  input,
  read: textOf,
  send: (typed) => sentText(typed, normalise),
  show: (stored) => show(stored ?? ''),
});

/** NIK, NPWP and account numbers are masked until the user asks to see them. */
const masked = (value: string): ShownValue => ({ value, isSensitive: true });

const text = textKind('text', normaliseText);
const email = textKind('email', normaliseEmail);
const phone = textKind('phone', normalisePhone, (stored) => shown(groupPhone(stored)));
const nik = textKind('digits', withoutSeparators, masked);
const npwp = textKind('digits', normaliseNpwp, masked);
const accountNo = textKind('digits', withoutSeparators, masked);
const digits = textKind('digits', withoutSeparators, (stored) => shown(groupForReading(stored)));

const date: FieldKind<string, string, 'date'> = {
  input: 'date',
  read: textOf,
  send: sentDate,
  show: (stored, formatter) => shown(formatter.date(stored)),
};

/** An amount in rupiah. */
const money: FieldKind<number, string, 'money'> = {
  input: 'money',
  read: textOf,
  send: readAmount,
  show: (stored, formatter) => shown(formatter.rupiah(stored)),
};

const wholeNumber: FieldKind<number, string, 'number'> = {
  input: 'number',
  read: textOf,
  send: readWholeNumber,
  show: (stored) => shown(textOf(stored)),
};

/** A value that is the same on the wire and in the form, such as an id. */
export const sameKind = <Value, Input extends string>(
  input: Input,
  show: (stored: Value, formatter: SummaryFormatter) => string,
): FieldKind<Value, Value | null, Input> => ({
  input,
  read: (stored) => stored ?? null,
  send: (value) => value,
  show: (stored, formatter) =>
    shown(stored === null || stored === undefined ? '' : show(stored, formatter)),
});

const choiceOf = (list: SummaryList) =>
  sameKind('choice', (stored: number, formatter) => formatter.option(list, stored));

const yesNo = sameKind('yesNo', (stored: boolean, { t }) =>
  t(stored ? 'actions.yes' : 'actions.no'),
);

const file: FieldKind<FileRef, StoredFile | null, 'file'> = {
  input: 'file',
  read: fileOf,
  send: fileRefOf,
  show: (stored) => ({ value: stored?.file_name ?? '', file: fileOf(stored) }),
};

type FileKeys = Readonly<Record<keyof FileRef, string | null>>;

/** The file that the record itself is, beside its other values; a removed file is sent as such. */
const ownFile: FieldKind<FileKeys, StoredFile | null, 'file'> = {
  input: 'file',
  read: (stored) =>
    stored?.path_url ? { fileName: stored.file_name ?? '', pathUrl: stored.path_url } : null,
  send: (chosen) => fileRefOf(chosen) ?? { file_name: null, path_url: null },
  show: (stored) => ({ value: stored?.file_name ?? '', file: ownFile.read(stored) }),
};

/** Shows a number with what it counts; `key` is a text with `{count}`. */
export const counted =
  (key: TextKey) =>
  (count: Maybe<number>, formatter: SummaryFormatter): ShownValue =>
    shown(typeof count === 'number' ? formatter.t(key, { count }) : '');

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
  ownFile,
} as const;
