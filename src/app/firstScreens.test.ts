import { PATHS } from '@/domain/access/paths';
import { PRERENDERED } from '@/domain/access/prerendered';
import { BASE_PATH } from './basePath';
import { firstScreens } from './firstScreens';

test('every prerendered page of an address has its screen in the app', () => {
  const addresses = PRERENDERED.flatMap((page) => page.addresses).filter(
    (address) => !address.endsWith('/'),
  );
  expect(
    Object.keys(firstScreens)
      .map((path) => `${BASE_PATH}${path}`)
      .sort(),
  ).toEqual(addresses.sort());
  expect(Object.keys(firstScreens)).toContain(PATHS.login);
});
