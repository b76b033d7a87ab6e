import { unknownRegionOf, type RegionIds } from '../database/references';
import { nameOf } from '../schema/problemsOf';
import type { MergedPerson } from './mergePeople';
import type { ScenarioPerson } from './scenario';
import type { KeyPath, Problem } from './scenarioText';

/** A problem that the schema cannot find: it depends on several values. */
interface PersonProblem {
  keyPath: KeyPath;
  reason: string;
}

/** The problems of people after all that they inherit has been merged. */
export function checkPeople(people: readonly MergedPerson[]): Problem[] {
  return people.flatMap(({ person, at }) =>
    [...wrongRegions(person), ...wrongCounts(person)].map(({ keyPath, reason }) => ({
      at: at(keyPath),
      reason: `${person.email}: ${nameOf(keyPath)} ${reason}`,
    })),
  );
}

function wrongRegions(person: ScenarioPerson): PersonProblem[] {
  return addressesOf(person).flatMap(([keyPath, address]) => {
    const key = unknownRegionOf(address);
    if (key === undefined) return [];
    const problem =
      key === 'province_id' ? 'is not a province' : 'does not lie in the region above it';
    return [{ keyPath: [...keyPath, key], reason: `${String(address[key])} ${problem}` }];
  });
}

/** Every record of a person that has region ids, with its path. */
function addressesOf({ addresses, shareholders }: ScenarioPerson): [KeyPath, RegionIds][] {
  const { others = [], ...named } = addresses ?? {};
  const cards = Array.isArray(shareholders) ? shareholders : [];
  return [
    ...Object.entries(named).flatMap(([key, address]): [KeyPath, RegionIds][] =>
      address ? [[['addresses', key], address]] : [],
    ),
    ...others.map((address, index): [KeyPath, RegionIds] => [
      ['addresses', 'others', index],
      address,
    ]),
    ...cards.map((card, index): [KeyPath, RegionIds] => [['shareholders', index], card]),
  ];
}

function wrongCounts({ notifications }: ScenarioPerson): PersonProblem[] {
  if (!notifications || notifications.unread <= notifications.count) return [];
  return [{ keyPath: ['notifications'], reason: 'has more unread notifications than there are' }];
}
