import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readableRegionName, tidyPlaceName } from './regionNames';

/** An entry at any level; its id is the digits of the official code, as in the start of a NIK. */
export interface Region {
  id: number;
  name: string;
}

export interface Village extends Region {
  district_id: number;
  /** Five digits; null where the postal code is unknown. */
  postal_code: string | null;
}

const packageFolder = dirname(require.resolve('idn-area-data/package.json'));
const idOfCode = (code: string): number => Number(code.replaceAll('.', ''));

function readRows(path: string): string[][] {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split(','));
}

function groupByParent<Item>(items: Item[], parentOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(parentOf(item));
    if (group) group.push(item);
    else groups.set(parentOf(item), [item]);
  }
  return groups;
}

/** The unparsed lines of a large table by the id of their parent; siblings follow each other. */
function linesByParent(path: string): Map<number, string[]> {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const groups = new Map<number, string[]>();
  let [parent, group]: [string, string[]] = ['', []];
  for (const line of lines) {
    const start = line.indexOf(',') + 1;
    if (!line.startsWith(`${parent},`, start)) {
      parent = line.slice(start, line.indexOf(',', start));
      group = groups.get(idOfCode(parent)) ?? [];
      groups.set(idOfCode(parent), group);
    }
    group.push(line);
  }
  return groups;
}

function loadRegions() {
  const rowsOf = (level: string) => readRows(join(packageFolder, 'data', `${level}.csv`));

  const provinces: Region[] = rowsOf('provinces').map(([code = '', name = '']) => ({
    id: idOfCode(code),
    name: readableRegionName(name),
  }));
  const cities = rowsOf('regencies').map(([code = '', parent = '', name = '']) => ({
    id: idOfCode(code),
    name: readableRegionName(name),
    province_id: idOfCode(parent),
  }));
  const districts = rowsOf('districts').map(([code = '', parent = '', name = '']) => ({
    id: idOfCode(code),
    name: tidyPlaceName(name),
    city_id: idOfCode(parent),
  }));
  // The largest table stays text, and the villages of a district are parsed on demand: a mock for
  // one test should not create 83,763 objects.
  const villageLines = linesByParent(join(packageFolder, 'data', 'villages.csv'));
  const postalCodes = new Map(
    readRows(join(__dirname, 'postal-codes.csv')).map(([code = '', postal = '']) => [code, postal]),
  );

  const citiesOf = groupByParent(cities, (city) => city.province_id);
  const districtsOf = groupByParent(districts, (district) => district.city_id);
  return {
    provinces,
    citiesOf: (provinceId: number) => citiesOf.get(provinceId) ?? [],
    districtsOf: (cityId: number) => districtsOf.get(cityId) ?? [],
    villagesOf: (districtId: number): Village[] =>
      (villageLines.get(districtId) ?? []).map((line) => {
        const [code = '', , name = ''] = line.split(',');
        return {
          id: idOfCode(code),
          name: tidyPlaceName(name),
          district_id: districtId,
          postal_code: postalCodes.get(code) ?? null,
        };
      }),
  };
}

let loaded: ReturnType<typeof loadRegions> | undefined;

/** All regions of the country, read from the data package once per process. */
export function regions(): ReturnType<typeof loadRegions> {
  loaded ??= loadRegions();
  return loaded;
}
