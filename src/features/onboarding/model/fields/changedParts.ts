import type { OnboardingContext, SaveHistory } from '../stepDefinition';
import { replacedRecord, threeWayPatch } from '../patch';
import type { Leaf } from './entries';
import { goesWithOf, sentRecord } from './sentRecord';
import {
  isReplacedPart,
  splitPlace,
  storedParts,
  type PartChanges,
  type WirePart,
} from './wirePlaces';

interface Save<Values> {
  values: Values;
  context: OnboardingContext;
  history: SaveHistory<Values>;
  isAsked: (path: string, values: Values) => boolean;
}

/** What is sent of each part that these fields are stored in: its changes. */
export function changedParts<Values>(
  leaves: readonly Leaf<OnboardingContext>[],
  { values, context, history, isAsked }: Save<Values>,
): PartChanges {
  const { began, opened = context, tried } = history;
  const stored = leaves.flatMap((leaf) => {
    const { place } = leaf.field;
    return place === null ? [] : [{ ...leaf, ...splitPlace(place) }];
  });

  const ofPart = (part: WirePart) => {
    const own = stored.filter((leaf) => leaf.part === part);
    const sent = (given: Values) => sentRecord(own, given, ({ path }) => isAsked(path, given));
    const states = {
      wanted: sent(values),
      // What this application does not ask for any more was there before, and is gone now.
      untouched: sentRecord(
        own,
        began,
        ({ path, field: { isRemovedUnlessAsked, only } }) =>
          isAsked(path, began) || (isRemovedUnlessAsked && !only(context)),
      ),
      tried: tried.map(sent),
      held: storedParts[part](context),
      heldFirst: storedParts[part](opened),
      goesWith: goesWithOf(own),
    };
    return isReplacedPart(part) ? replacedRecord(states) : threeWayPatch(states);
  };
  const parts = new Set(stored.map(({ part }) => part));
  return Object.fromEntries([...parts].map((part) => [part, ofPart(part)]));
}
