import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from '../src/domain/access/paths';
import { prerenderedFile, PRERENDERED } from '../src/domain/access/prerendered';

const ENTRIES = path.join(__dirname, '..', 'src', 'first');

describe('the prerendered pages', () => {
  it('are those that the build renders', () => {
    const built = readdirSync(ENTRIES).map((entry) => `${path.parse(entry).name}.html`);
    expect(PRERENDERED.map(({ file }) => file).sort()).toEqual(built.sort());
  });
});

describe('an address', () => {
  const routes = Object.values(PATHS).map((route) => `/bos${route.replace(/:\w+\??|\*/g, 'a')}`);

  it.each(routes.flatMap((route) => [route, `${route}/more`, route.replace('/bos/', '/bos//')]))(
    '%s begins as a route: the app knows whether it is a page',
    (address) => {
      expect(prerenderedFile(address)).not.toBe('not-found.html');
    },
  );

  it.each([
    '/bos/LOGIN',
    '/bos/Settings/x',
    '/bos/%6Cogin',
    '/bos/a%2Fb',
    '/bos/a.b',
    '/bos',
    '/a',
  ])('%s is left to the app', (address) => {
    expect(prerenderedFile(address)).toBeNull();
  });

  it.each(['/bos/tidak-ada', '/bos/tidak-ada/', '/bos/loginx', '/bos/log-in/a_b/C', '/bos/0'])(
    '%s is no page',
    (address) => {
      expect(prerenderedFile(address)).toBe('not-found.html');
    },
  );
});
