import { unknownRegionOf, type RegionIds } from '../database/references';
import { nameOf } from '../schema/problemsOf';
import type { MergedPerson } from './mergePeople';
import type { ScenarioPerson } from './scenario';
import type { KeyPath, Problem } from './scenarioText';

/** Something that no schema can say of a person. */
interface Breach {
  keyPath: KeyPath;
  reason: string;
}

/** What is wrong with people as they are once all that they inherit is put together. */
export function checkPeople(people: readonly MergedPerson[]): Problem[] {
  return people.flatMap(({ person, at }) =>
    [...wrongRegions(person), ...wrongCounts(person)].map(({ keyPath, reason }) => ({
      at: at(keyPath),
      reason: `${person.email}: ${nameOf(keyPath)} ${reason}`,
    })),
  );
}

function wrongRegions(person: ScenarioPerson): Breach[] {
  return addressesOf(person).flatMap(([keyPath, address]) => {
    const key = unknownRegionOf(address);
    if (key === undefined) return [];
    const problem =
      key === 'province_id' ? 'is not a province' : 'does not lie in the region above it';
    return [{ keyPath: [...keyPath, key], reason: `${String(address[key])} ${problem}` }];
  });
}

/** Everything of a person that names a village, a district, a city or a province. */
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

function wrongCounts({ notifications }: ScenarioPerson): Breach[] {
  if (!notifications || notifications.unread <= notifications.count) return [];
  return [{ keyPath: ['notifications'], reason: 'has more unread notifications than there are' }];
}
