import { regions } from './regions';
import { readableRegionName, tidyPlaceName } from './regionNames';

describe('the regions of the mock', () => {
  const { provinces, citiesOf, districtsOf, villagesOf } = regions();
  const cities = provinces.flatMap((province) => citiesOf(province.id));
  const districts = cities.flatMap((city) => districtsOf(city.id));
  const villages = districts.flatMap((district) => villagesOf(district.id));

  test('are the complete regions of Indonesia', () => {
    expect(provinces).toHaveLength(38);
    expect(cities).toHaveLength(514);
    expect(districts).toHaveLength(7277);
    expect(villages).toHaveLength(83763);
  });

  test('have ids that are unique over all levels, and a name each', () => {
    const all = [...provinces, ...cities, ...districts, ...villages];
    expect(new Set(all.map((region) => region.id)).size).toBe(all.length);
    expect(all.filter((region) => region.name.trim() === '')).toEqual([]);
  });

  test('lead from a province down to a village with its postal code', () => {
    expect(provinces).toContainEqual({ id: 31, name: 'DKI Jakarta' });
    expect(citiesOf(31)).toContainEqual({
      id: 3174,
      name: 'Kota Jakarta Selatan',
      province_id: 31,
    });
    expect(districtsOf(3174)).toContainEqual({ id: 317402, name: 'Setiabudi', city_id: 3174 });
    expect(villagesOf(317402)).toContainEqual({
      id: 3174021003,
      name: 'Karet Kuningan',
      district_id: 317402,
      postal_code: '12940',
    });
  });

  test('have postal codes of five digits, or null', () => {
    const known = villages.filter((village) => village.postal_code !== null);
    expect(known.length).toBeGreaterThan(300);
    expect(known.filter((village) => !/^\d{5}$/.test(village.postal_code ?? ''))).toEqual([]);
    expect(villagesOf(110101)[0]?.postal_code).toBeNull();
  });

  test('are empty below a region that does not exist', () => {
    expect([citiesOf(99), districtsOf(9999), villagesOf(999999)]).toEqual([[], [], []]);
  });
});

describe('the name of a region', () => {
  test.each([
    ['KABUPATEN ACEH SELATAN', 'Kabupaten Aceh Selatan'],
    ['KOTA ADMINISTRASI JAKARTA SELATAN', 'Kota Jakarta Selatan'],
    ['KABUPATEN ADMINISTRASI KEPULAUAN SERIBU', 'Kabupaten Kepulauan Seribu'],
    ['KABUPATEN PANGKAJENE DAN KEPULAUAN', 'Kabupaten Pangkajene dan Kepulauan'],
    ['DKI JAKARTA', 'DKI Jakarta'],
    ['DAERAH ISTIMEWA YOGYAKARTA', 'DI Yogyakarta'],
  ])('that the data has as %s reads %s', (capitals, readable) => {
    expect(readableRegionName(capitals)).toBe(readable);
  });

  test('has an apostrophe where the data has a double quote', () => {
    expect(tidyPlaceName('Soka"an')).toBe("Soka'an");
  });
});
