import { loadScenario } from '../scenario/loadScenario';
import { Store } from './store';

describe('The store', () => {
  it('gives each person an address of their own, also where a scenario has one for all', () => {
    const store = new Store();
    store.reset((nowMs) => loadScenario('every-status').makeTables(nowMs));
    const homes = store.tables.users.flatMap(({ addresses }) => addresses.ktp ?? []);
    const places = new Set(homes.map((home) => JSON.stringify(home)));
    expect(places.size).toBeLessThan(homes.length);
    expect(new Set(homes).size).toBe(homes.length);
  });
});
