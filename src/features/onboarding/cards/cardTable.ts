import type { AnyObjectSchema } from 'yup';
import type { TextKey } from '@/i18n/indonesian';
import { typedKeys } from '@/primitives/typedKeys';
import type {
  FindFlagged,
  RegionPath,
  SummaryGroup,
  SummaryList,
  SummaryRow,
  SummaryFormatter,
  ValueComparison,
} from '../model/stepDefinition';
import { fieldsOf, type Field } from '../model/fields/fields';
import {
  valueAt,
  type Checked,
  type Entries,
  type FieldNames,
  type ValuesOf,
} from '../model/fields/entries';
import { recordTable } from '../model/fields/recordTable';
import { goesWithOf, sentRecord } from '../model/fields/sentRecord';
import { WHOLE } from '../model/fields/wirePaths';
import type { CardItem, CardRules } from './cardKind';

/** The fields of a record that can be sent, by their keys; `*` is the record itself. */
type CardPaths<Item, Request> = Pick<Item, keyof Item & keyof Request> & Record<typeof WHOLE, Item>;

/** The fields of one card as a table, and what is derived from it. */
export interface CardTable<Item, Request, Table extends Entries> {
  fields: Table;
  labels: Readonly<Record<FieldNames<Table>, TextKey>>;
  masterLists: readonly SummaryList[];
  fieldAt(path: FieldNames<Table>): Pick<Field, 'isOptional' | 'list'> | undefined;
  isAsked(path: FieldNames<Table>, context: unknown, valueOf: (other: string) => unknown): boolean;
  /** Finds the field that a note of the back office names. */
  findFlagged: FindFlagged<unknown>;
  emptyValues: ValuesOf<Table>;
  valuesOf(item: Item): ValuesOf<Table>;
  schema(rules: CardRules<Item>): AnyObjectSchema;
  /** The body that stores a card; the values are valid. */
  toRequest(values: ValuesOf<Table>): Request;
  goesWith: { readonly [Key in keyof Request]?: keyof Request };
  rows(
    item: Item,
    formatter: SummaryFormatter,
    names?: readonly (keyof Table & string)[],
  ): SummaryRow[];
  /** Every card as the review shows it; `title` takes `number`. */
  summary(items: readonly Item[], title: TextKey, formatter: SummaryFormatter): SummaryGroup[];
  regions(item: Item): RegionPath[];
  compare: ValueComparison<unknown>;
}

/** Makes the fields and the table of cards for these records. */
export function cardTableOf<Item extends CardItem, Request extends object>() {
  type Rules = CardRules<Item>;

  function table<const Section extends string, Table extends Entries>(
    section: Section,
    fields: Table & Checked<Section, Table>,
  ): CardTable<Item, Request, Table> {
    const record = recordTable<unknown, Rules, Table>(section, fields);
    const { labels, masterLists, fieldAt, isAsked } = record;
    const from = (item: Item | null) => (wirePath: string) =>
      wirePath === WHOLE ? item : item?.[wirePath as keyof Item];
    const sent = record.leaves.flatMap((leaf) => {
      const { wirePath } = leaf.field;
      return wirePath === null ? [] : [{ ...leaf, key: wirePath }];
    });
    const names = typedKeys<Table>(fields);
    const rows: CardTable<Item, Request, Table>['rows'] = (item, formatter, shown = names) =>
      record.rowsOf(shown, from(item), null, formatter);
    return {
      fields,
      labels,
      masterLists,
      fieldAt,
      isAsked,
      findFlagged: record.findFlagged,
      emptyValues: record.valuesOf(from(null), null),
      valuesOf: (item) => record.valuesOf(from(item), null),
      schema: (rules) => record.schema(null, rules),
      // Required values are there: the rules have checked that before anything is sent.
      toRequest: (values) =>
        sentRecord(sent, values, ({ path }) =>
          isAsked(path, null, (other) => valueAt(values, other)),
        ) as Request,
      goesWith: goesWithOf(sent) as CardTable<Item, Request, Table>['goesWith'],
      rows,
      summary: (items, title, formatter) =>
        items.map((item, index) => ({
          title: formatter.t(title, { number: index + 1 }),
          recordId: item.id,
          rows: rows(item, formatter),
        })),
      regions: (item) => record.regions(from(item), null),
      compare: record.compare,
    };
  }

  return { field: fieldsOf<CardPaths<Item, Request>, unknown, Rules>(), table };
}
