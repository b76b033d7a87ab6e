import { isObject } from '@/primitives/readObject';
import type { FindFlagged, RegionPath, SummaryFormatter } from '../stepDefinition';
import { inReviewOrder, type Leaf } from './entries';
import type { ShownValue } from './fieldKinds';

const REGION_KEY = /(?:province|city|district|village)_id$/;

/** The codes of regions contain those of the regions around them: 31, 3174, 317407, 3174071001. */
function regionPathOf(code: unknown): RegionPath[] {
  if (typeof code !== 'number') return [];
  const digits = String(code);
  const within = (length: number) =>
    digits.length >= length ? Number(digits.slice(0, length)) : null;
  return [
    { provinceId: within(2), cityId: within(4), districtId: within(6), villageId: within(10) },
  ];
}

/** A value as text, whatever it is: texts, files and records by their names, lists of these. */
export function plainText(value: unknown, { t }: Pick<SummaryFormatter, 't'>): string {
  if (typeof value === 'boolean') return t(value ? 'actions.yes' : 'actions.no');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((item) => plainText(item, { t })).join(', ');
  return isObject(value) ? plainText(value['file_name'] ?? value['name'], { t }) : '';
}

/** What the field's own way of showing makes of a value; null for one of another type. */
function shownAs<Context>(
  { field: { show, wirePath } }: Leaf<Context, never>,
  previous: unknown,
  formatter: SummaryFormatter,
  context: Context,
): ShownValue | null {
  // A field of its step shows what the form holds, which for records and lists is not what is sent.
  if (show === null || (wirePath === null && typeof previous === 'object')) return null;
  try {
    const shown = show(previous, formatter, context);
    if (typeof shown.value !== 'string' || shown.value === '') return null;
    const canBeOpened = typeof shown.file?.pathUrl === 'string';
    return canBeOpened ? shown : { ...shown, file: null };
  } catch {
    return null;
  }
}

const nameOf = <Context>({ field: { flaggedAs, wirePath } }: Leaf<Context, never>): string =>
  flaggedAs ?? wirePath?.replace(/\.\*$/, '') ?? '';

/**
 * Finds the fields of a table by the names that the back office uses: `nik`, `information.nik`,
 * `ktp.postal_code`; the name of a group (`addresses.ktp`) means its first field. Of several fields
 * with the same key the first is meant.
 */
export const findFlaggedIn =
  <Context, Rules>(leaves: readonly Leaf<Context, Rules>[]): FindFlagged<Context> =>
  (name) => {
    const all = leaves as readonly Leaf<Context, never>[];
    const named = all.find((leaf) => `.${nameOf(leaf)}`.endsWith(`.${name}`));
    const group = all.filter(
      (leaf) => leaf.group !== null && `.${nameOf(leaf)}`.includes(`.${name}.`),
    );
    const leaf = named ?? group[0];
    if (leaf === undefined || name === '') return null;
    const { path, label } = leaf;

    const showLeaf = (
      each: typeof leaf,
      previous: unknown,
      formatter: SummaryFormatter,
      context: Context,
    ) => {
      const shown = shownAs(each, previous, formatter, context);
      if (shown !== null) return shown;
      const isChoice = each.field.list !== null || REGION_KEY.test(nameOf(each));
      return isChoice && typeof previous === 'number'
        ? { value: formatter.t('common.select.unknown') }
        : { value: plainText(previous, formatter) };
    };
    if (named !== undefined)
      return {
        path,
        label,
        show: (previous, formatter, context) => showLeaf(named, previous, formatter, context),
        regions: (previous) => (REGION_KEY.test(nameOf(named)) ? regionPathOf(previous) : []),
      };
    const keyOf = (each: typeof leaf) => nameOf(each).split('.').at(-1) ?? '';
    return {
      path,
      label: leaf.group?.of.title ?? label,
      show: (previous, formatter, context) => ({
        value: isObject(previous)
          ? inReviewOrder(group)
              .map((each) => showLeaf(each, previous[keyOf(each)], formatter, context).value)
              .filter((value) => value !== '')
              .join(', ')
          : plainText(previous, formatter),
      }),
      regions: (previous) => (isObject(previous) ? regionPathOf(previous['village_id']) : []),
    };
  };
