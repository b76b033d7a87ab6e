import type { OnboardingContext, SaveHistory } from '../../engine/stepDefinition';
import type { Field } from './fields';
import { threeWayPatch } from './patch';
import { splitPlace, storedParts, type PartChanges, type WirePart } from './wirePlaces';

interface Save<Name, Values> {
  values: Values;
  context: OnboardingContext;
  history: SaveHistory<Values>;
  isAsked: (name: Name, values: Values) => boolean;
}

/** What is sent of each part that these fields are stored in (`threeWayPatch`). */
export function changedParts<Name extends string, Values extends Record<Name, unknown>>(
  fields: Readonly<Record<Name, Field>>,
  { values, context, history, isAsked }: Save<Name, Values>,
): PartChanges {
  const { began, opened = context, tried } = history;
  const stored = (Object.keys(fields) as Name[]).flatMap((name) => {
    const { place } = fields[name];
    return place === null ? [] : [{ ...splitPlace(place), name, field: fields[name] }];
  });
  const keyOf = (other: string | undefined) => stored.find(({ name }) => name === other)?.key;

  const ofPart = (part: WirePart) => {
    const own = stored.filter((each) => each.part === part);
    const sent = (given: Values, isForced: (field: Field) => boolean = () => false) =>
      Object.fromEntries(
        own.map(({ key, name, field }) => [
          key,
          isAsked(name, given) || isForced(field) ? field.send(given[name]) : field.otherwise,
        ]),
      );
    const goesWith: Record<string, string> = {};
    for (const { key, field } of own) {
      const other = keyOf(Object.keys(field.when ?? {})[0]);
      if (other !== undefined) goesWith[key] = other;
    }
    return threeWayPatch({
      wanted: sent(values),
      // What this application does not ask for any more was there before, and is gone now.
      untouched: sent(
        began,
        ({ isRemovedUnlessAsked, only }) => isRemovedUnlessAsked && !only(context),
      ),
      tried: tried.map((each) => sent(each)),
      held: storedParts[part](context),
      heldFirst: storedParts[part](opened),
      goesWith,
    });
  };
  const parts = new Set(stored.map(({ part }) => part));
  return Object.fromEntries([...parts].map((part) => [part, ofPart(part)]));
}
