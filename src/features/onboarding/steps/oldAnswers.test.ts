import { cards } from '@/testing/oracle/cards';
import { builtDefinitions } from '@/testing/oracle/everyForm';
import type { FieldEntry, WirePath } from '@/testing/oracle/fieldEntry';
import { forms } from '@/testing/oracle/forms';
import { contextOfOldValues, storedPath, oldValue } from '@/testing/oracle/storedValues';
import { bodiesOf } from '@/testing/oracle/judged';
import { leavesOf, valueAt, withValue } from '@/testing/oracle/paths';
import type { CardItem } from '../cards/cardKind';
import { requestOf } from '../cards/requestOf';
import type { FormValues } from '../model/stepDefinition';

const oldForms = builtDefinitions.flatMap((definition) => {
  const entry = forms[definition.id];
  if (definition.kind !== 'form' || !entry) return [];
  const storedContext = withValue(entry.context, 'detail.information.email', 'old@bos.test');
  const context = contextOfOldValues(
    withValue(storedContext, 'detail.is_domicile_same_as_ktp', false),
    entry.fields,
  );
  return [{ id: definition.id, definition, fields: entry.fields, context }];
});

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Fields that are typed again, each with what is typed and what then has to be sent. */
const NEW: Readonly<Record<string, unknown>> = { text: '7', choice: 1, yesNo: false };

const isTypable = (entry: FieldEntry): entry is Extract<FieldEntry, { at: WirePath | null }> =>
  entry.kind in NEW;

/** What was sent otherwise than the server holds it, by place. */
function changedPlaces(bodies: Record<string, unknown>, context: object): (WirePath | null)[] {
  return Object.entries(bodies).flatMap(([kind, body]) =>
    leavesOf(body).flatMap(([path, sent]) => {
      const at: WirePath = `${kind as 'detail'}:${path}`;
      return isSame(sent, valueAt(context, storedPath(at))) ? [] : [at];
    }),
  );
}

/** An address is replaced as a whole: what is not sent of it is lost. */
function lostOfAddresses(bodies: Record<string, unknown>, context: object): string[] {
  const sent = valueAt(bodies, 'detail.addresses');
  return Object.keys(sent ?? {}).flatMap((name) =>
    leavesOf(valueAt(context, `detail.addresses.${name}`)).flatMap(([path]) =>
      valueAt(sent, `${name}.${path}`) === undefined ? [`detail:addresses.${name}.${path}`] : [],
    ),
  );
}

test.each(oldForms)(
  'I7: $id: untouched, it sends nothing otherwise than the server holds it',
  ({ definition, context }) => {
    const bodies = bodiesOf(definition, definition.initialValues(context), context);
    expect(changedPlaces(bodies, context)).toEqual([]);
    expect(lostOfAddresses(bodies, context)).toEqual([]);
  },
);

test.each(oldForms)(
  'I7: $id: one answer that is typed again changes that one and no other',
  ({ definition, context, fields }) => {
    const untouched: FormValues = definition.initialValues(context);
    for (const [path, entry] of Object.entries(fields)) {
      if (!isTypable(entry) || entry.at === null) continue;
      const values = withValue(untouched, path, NEW[entry.kind]);
      const bodies = bodiesOf(definition, values, context);
      const following = Object.values(fields).flatMap((other) =>
        'at' in other && path in (other.given ?? {}) ? [other.at] : [],
      );
      const changed = changedPlaces(bodies, context).filter(
        (at) => ![entry.at, ...following].includes(at),
      );
      expect({ path, changed }).toEqual({ path, changed: [] });
      expect({ path, lost: lostOfAddresses(bodies, context) }).toEqual({ path, lost: [] });
    }
  },
);

test.each(oldForms)(
  'I7: $id: what the server has stored is in the form',
  ({ definition, context, fields }) => {
    const shown = definition.initialValues(context);
    const empty = Object.entries(fields)
      .filter(([, entry]) => isTypable(entry))
      .filter(([path]) => isNothing(valueAt(shown, path)))
      .map(([path]) => path);
    expect(empty).toEqual([]);
  },
);

const oldCards = Object.entries(cards).map(([name, card]) => {
  const item = Object.values(card.fields).reduce<CardItem>(
    (storedCard, entry) =>
      'at' in entry && entry.at !== null
        ? withValue(storedCard, entry.at.replace('request:', ''), oldValue(entry, entry.at))
        : storedCard,
    { id: 7, path_url: '/o', ...card.stored } as CardItem,
  );
  return { name, card, item };
});

test.each(oldCards)(
  'I7: a card of $name: one answer that is typed again changes that one and no other',
  ({ card, item }) => {
    const untouched = card.valuesOf(item);
    for (const [path, entry] of [['', null] as const, ...Object.entries(card.fields)]) {
      if (entry !== null && (!isTypable(entry) || entry.at === null)) continue;
      const values = entry === null ? untouched : withValue(untouched, path, NEW[entry.kind]);
      const request = requestOf(card, values, item);
      const governed = Object.keys(card.goesWith ?? {}).filter(
        (other) => entry?.at === `request:${card.goesWith?.[other] ?? ''}`,
      );
      const changed = leavesOf(request)
        .filter(([at, sent]) => !isSame(sent, valueAt(item, at)))
        .map(([at]) => at)
        .filter((at) => ![entry?.at?.replace('request:', ''), ...governed].includes(at));
      expect({ path, changed }).toEqual({ path, changed: [] });
    }
  },
);

test.each(oldCards)(
  'I7: a card of $name: what the server has stored is in it',
  ({ card, item }) => {
    const shown = card.valuesOf(item);
    const empty = Object.entries(card.fields)
      .filter(([path, entry]) => 'at' in entry && isNothing(valueAt(shown, path)))
      .map(([path]) => path);
    expect(empty).toEqual([]);
  },
);
