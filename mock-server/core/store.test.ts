import { loadScenario } from '../scenario/loadScenario';
import { Store } from './store';

describe('The store', () => {
  it('copies an address that several people of a scenario share, so that each has their own', () => {
    const store = new Store();
    store.reset((nowMs) => loadScenario('every-status').makeTables(nowMs));
    const homes = store.tables.users.flatMap(({ addresses }) => addresses.ktp ?? []);
    const texts = new Set(homes.map((home) => JSON.stringify(home)));
    expect(texts.size).toBeLessThan(homes.length);
    expect(new Set(homes).size).toBe(homes.length);
  });
});
