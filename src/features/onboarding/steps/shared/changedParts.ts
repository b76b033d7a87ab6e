import type { OnboardingContext, SaveHistory } from '../../engine/stepDefinition';
import type { Field } from './fields';
import { partsOf } from './patch';
import { splitPlace, storedParts, type PartChanges, type WirePart } from './wirePlaces';

interface Save<Values> {
  values: Values;
  context: OnboardingContext;
  history: SaveHistory<Values>;
}

/** What is sent of each part that these fields are stored in (`patchOf`). */
export function changedParts<Name extends string, Values>(
  fields: Readonly<Record<Name, Field>>,
  sentOf: (name: Name, values: Values) => unknown,
  { values, context, history }: Save<Values>,
): PartChanges {
  const changes = partsOf(values, context, history);
  const stored = (Object.keys(fields) as Name[]).flatMap((name) => {
    const { place, when } = fields[name];
    return place === null ? [] : [{ ...splitPlace(place), name, when }];
  });
  const keyOf = (field: string) => stored.find(({ name }) => name === field)?.key;
  const ofPart = (part: WirePart) => {
    const own = stored.filter((each) => each.part === part);
    const sent = (given: Values): Record<string, unknown> =>
      Object.fromEntries(own.map(({ key, name }) => [key, sentOf(name, given)]));
    const goesWith: Record<string, string> = {};
    for (const { key, when } of own) {
      const other = keyOf(Object.keys(when ?? {})[0] ?? '');
      if (other !== undefined) goesWith[key] = other;
    }
    return changes(sent, storedParts[part], goesWith);
  };
  const parts = new Set(stored.map(({ part }) => part));
  return Object.fromEntries([...parts].map((part) => [part, ofPart(part)]));
}
