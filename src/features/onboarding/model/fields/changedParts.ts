import type { OnboardingContext, SaveHistory } from '../stepDefinition';
import { replacedRecord, threeWayPatch } from '../patch';
import type { Leaf } from './entries';
import { goesWithOf, sentRecord } from './sentRecord';
import {
  isReplacedPart,
  splitWirePath,
  storedParts,
  type PartChanges,
  type WirePart,
} from './wirePaths';

interface Save<Values> {
  values: Values;
  context: OnboardingContext;
  history: SaveHistory<Values>;
  isAsked: (path: string, values: Values) => boolean;
}

/** What is sent of each part of the contract with these fields: its changes. */
export function changedParts<Values>(
  leaves: readonly Leaf<OnboardingContext>[],
  { values, context, history, isAsked }: Save<Values>,
): PartChanges {
  const { base, baseContext = context, attempts } = history;
  const stored = leaves.flatMap((leaf) => {
    const { wirePath } = leaf.field;
    return wirePath === null ? [] : [{ ...leaf, ...splitWirePath(wirePath) }];
  });

  const ofPart = (part: WirePart) => {
    const own = stored.filter((leaf) => leaf.part === part);
    const sent = (given: Values) => sentRecord(own, given, ({ path }) => isAsked(path, given));
    const states = {
      ours: sent(values),
      // Values that this application no longer asks for are removed.
      baseRequest: sentRecord(
        own,
        base,
        ({ path, field: { isRemovedUnlessAsked, only } }) =>
          isAsked(path, base) || (isRemovedUnlessAsked && !only(context)),
      ),
      attempts: attempts.map(sent),
      theirs: storedParts[part](context),
      theirsAtOpen: storedParts[part](baseContext),
      goesWith: goesWithOf(own),
    };
    return isReplacedPart(part) ? replacedRecord(states) : threeWayPatch(states);
  };
  const parts = new Set(stored.map(({ part }) => part));
  return Object.fromEntries([...parts].map((part) => [part, ofPart(part)]));
}
