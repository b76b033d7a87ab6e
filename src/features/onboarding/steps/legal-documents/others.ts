import { mixed, object, ValidationError } from 'yup';
import type { FileRef, OtherDocument, UserUpdateRequest } from '@/api/wire';
import { repeatedDocumentNames, REPEATED_NAME } from '@/domain/files/fileNames';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseText } from '@/domain/validation/normalise';
import { isSameJson } from '@/primitives/isSameJson';
import { errorsBySchema, type FormErrors } from '@/ui/forms/formErrors';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import { fileOf, fileRefOf, textOf } from '../../model/values';

/** One of the other documents, as the form holds it. */
export type OtherValues = {
  name: string;
  document: StoredFile | null;
  /** The stored document when the form was opened; null for a new one. */
  stored: { id: number; name: string; document: StoredFile | null } | null;
  /** Removed from the list; the server is informed when the form is saved. */
  isRemoved: boolean;
};

/**
 * By keys of the form's own, in order, so that a row keeps its key when others are added or
 * removed.
 */
export type OthersValues = Readonly<Record<string, OtherValues>>;

type OtherUpdate = NonNullable<NonNullable<UserUpdateRequest['documents']>['others']>[number];

export const NEW_OTHER: OtherValues = { name: '', document: null, stored: null, isRemoved: false };

export function othersValues(storedOthers: readonly OtherDocument[]): OthersValues {
  const rows = storedOthers.map((other) => {
    const values = { name: textOf(other.name), document: fileOf(other) };
    return [
      `stored${other.id}`,
      { ...values, stored: { id: other.id, ...values }, isRemoved: false },
    ] as const;
  });
  return Object.fromEntries(rows);
}

/** The keys of the documents that are in the list, in its order. */
export const keysOf = (others: OthersValues): string[] =>
  Object.keys(others).filter((key) => others[key]?.isRemoved === false);

/** Whether an added document is empty and can be removed without asking. */
export const isEmptyOther = ({ name, document, stored }: OtherValues): boolean =>
  stored === null && document === null && name.trim() === '';

const rowRules = object({ name: fieldRules.shortText(), document: fieldRules.file() });
const judged = new WeakMap<OtherValues, FormErrors>();

/** The problems of one document; checked once while it stays the same. */
function errorsOf(row: OtherValues): FormErrors {
  const errors = judged.get(row) ?? errorsBySchema(rowRules, row);
  judged.set(row, errors);
  return errors;
}

/** Each needs a name and a file, and names must differ. */
export const othersSchema = () =>
  mixed<OthersValues>().test('others', (others = {}, { path, createError }) => {
    const keys = keysOf(others);
    const rows = keys.flatMap((key) => others[key] ?? []);
    const repeated = repeatedDocumentNames(rows.map(({ name }) => name));
    const problems = rows.flatMap((row, index) =>
      Object.entries({
        ...(repeated[index] && { name: REPEATED_NAME }),
        ...errorsOf(row),
      }).map(([field, message]) =>
        createError({ path: `${path}.${keys[index]}.${field}`, message }),
      ),
    );
    return problems.length === 0 || new ValidationError(problems);
  });

const pathOf = (file: StoredFile | FileRef | null): string | undefined =>
  file === null ? undefined : 'pathUrl' in file ? file.pathUrl : file.path_url;

const isTouched = ({ name, document, stored }: OtherValues): boolean =>
  stored === null || name !== stored.name || pathOf(document) !== pathOf(stored.document);

/** A stored document with its changes here. */
const changedOther = (
  storedOther: OtherDocument,
  { name, document, stored }: OtherValues,
): OtherUpdate => ({
  id: storedOther.id,
  name: name === stored?.name ? storedOther.name : normaliseText(name),
  ...(pathOf(document) === pathOf(stored?.document ?? null)
    ? { file_name: storedOther.file_name, path_url: storedOther.path_url }
    : (fileRefOf(document) ?? storedOther)),
});

const asSent = ({ id, name, file_name, path_url }: OtherDocument): OtherUpdate => ({
  id,
  name,
  file_name,
  path_url,
});

/** The row of the form for a stored document: by its id, or by a file that arrived. */
const rowOf = (rows: readonly OtherValues[], storedOther: OtherDocument): OtherValues | undefined =>
  rows.find(({ stored }) => stored?.id === storedOther.id) ??
  rows.find(({ stored, document }) => stored === null && pathOf(document) === storedOther.path_url);

/**
 * The list to send, undefined if nothing was changed. The server replaces its list as a whole and
 * treats every document without an id as new. So documents that another tab has added are sent
 * along, untouched ones that it has removed stay away, and a document whose first save arrived
 * without a response is sent with its id.
 */
export function othersUpdate(
  values: OthersValues,
  storedOthers: readonly OtherDocument[],
): OtherUpdate[] | undefined {
  const rows = Object.values(values);
  const matched = new Set<OtherValues>();
  const remaining = storedOthers.flatMap((other) => {
    const row = rowOf(rows, other);
    if (row === undefined) return [asSent(other)];
    matched.add(row);
    return row.isRemoved ? [] : [changedOther(other, row)];
  });
  const added = rows
    .filter((row) => !row.isRemoved && !matched.has(row) && isTouched(row))
    .flatMap(({ name, document }) => {
      const file = fileRefOf(document);
      return file === null ? [] : [{ name: normaliseText(name), ...file }];
    });
  const wanted = [...remaining, ...added];
  return isSameJson(wanted, storedOthers.map(asSent)) ? undefined : wanted;
}
