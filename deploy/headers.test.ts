import { matchRoutes } from 'react-router-dom';
import { PATHS, SUB_STEP_PATTERN } from '../src/domain/access/paths';
import { onboardingVariants } from '../src/domain/access/variants';
import { productionHeaders } from './headers';

const PORTAL = 'https://portal.bos.test';

const ancestorsOf = (path: string, embed: readonly string[] = [PORTAL]): string | undefined =>
  /frame-ancestors ([^;]*)/.exec(
    productionHeaders('page', `/bos${path}`, { connect: [], embed }, true)[
      'Content-Security-Policy'
    ] ?? '',
  )?.[1];

/** An address for each route. */
const addressOf = (path: string): string =>
  path.replace(':token', 'abc').replace(':id?', '7').replace(':id', '7').replace('*', 'users');

/** The routes that a portal may frame, written again by hand (routes.md#framing). */
const FRAMABLE: readonly string[] = [
  PATHS.root,
  PATHS.requestOnboarding,
  PATHS.ekyc,
  PATHS.onboardingSubmitted,
  PATHS.onboardingRejected,
  PATHS.borrowerOnboarding,
  PATHS.funderOnboarding,
  ...Object.values(onboardingVariants).map(({ path }) => path),
];

describe.each(Object.values(PATHS))('The route %s', (path) => {
  it(`E5: ${FRAMABLE.includes(path) ? 'may be framed by the portals alone' : 'may not be framed'}`, () => {
    const expected = FRAMABLE.includes(path) ? PORTAL : "'none'";
    expect(ancestorsOf(addressOf(path))).toBe(expected);
    expect(ancestorsOf(addressOf(path), [])).toBe("'none'");
  });
});

const SUB_STEPS = Object.values(onboardingVariants).map(
  ({ path }) => `${path}/${SUB_STEP_PATTERN}`,
);

it.each(Object.values(onboardingVariants).map(({ path }) => `${path}/personal/identity`))(
  'E5: a sub-step may be framed: %s',
  (path) => {
    expect(ancestorsOf(path)).toBe(PORTAL);
  },
);

it.each(['/loginx', '/nowhere', '/borrower/onboardingx', '/onboarding-submitted/more', '//'])(
  'E5: an address that only looks like a route may not be framed: %s',
  (path) => {
    expect(ancestorsOf(path)).toBe("'none'");
  },
);

test('E5: an address in disguise may only be framed if the router shows a page that may be', () => {
  const routes = [...Object.values(PATHS), ...SUB_STEPS].map((path) => ({ path }));
  const shown = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path ?? '';
  const addresses = Object.values(PATHS).map(addressOf);
  const joints = [
    '',
    '/',
    '//',
    '/..%2f',
    '/%2e%2e%2f',
    '%2f',
    '%0a',
    '%00',
    ';',
    '%3f',
    '/.%2f..',
  ];
  const disguised = addresses.flatMap((one) =>
    joints.flatMap((joint) => [
      ...addresses.map((other) => one + joint + other.slice(1)),
      joint + one,
      encodeURIComponent(one.slice(1)) + joint,
    ]),
  );
  const framed = disguised.filter((address) => ancestorsOf(address) === PORTAL);
  expect(framed.length).toBeGreaterThan(20);
  const wrong = framed.filter((address) => ![...FRAMABLE, ...SUB_STEPS].includes(shown(address)));
  expect(wrong).toEqual([]);
});
