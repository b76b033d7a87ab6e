/**
 * Where an address leads, read off the tables of decisions.md 2 and 3 by hand and without a line of
 * the app, so that a mistake in the app's tables is found by comparison.
 */
export interface Person {
  name: string;
  role: 'borrower' | 'funder' | 'partner';
  type: 'individual' | 'corporate' | null;
  hasPartner: boolean;
}

export const PEOPLE: readonly Person[] = [
  { name: 'borrower.individu', role: 'borrower', type: 'individual', hasPartner: false },
  { name: 'borrower.individu.partner', role: 'borrower', type: 'individual', hasPartner: true },
  { name: 'borrower.corporate', role: 'borrower', type: 'corporate', hasPartner: false },
  { name: 'borrower.corporate.partner', role: 'borrower', type: 'corporate', hasPartner: true },
  { name: 'funder.individu', role: 'funder', type: 'individual', hasPartner: false },
  { name: 'funder.corporate', role: 'funder', type: 'corporate', hasPartner: false },
  { name: 'partner', role: 'partner', type: null, hasPartner: false },
];

export const STATUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const isOnboarding = (status: number): boolean => [4, 5, 6, 11].includes(status);
const isActive = (status: number): boolean => [1, 2, 3, 7, 8, 9, 10, 12].includes(status);

const VARIANT_OF: Readonly<Record<string, string>> = {
  'borrower individual false': '/borrower/onboarding/individu-non-partner',
  'borrower individual true': '/borrower/onboarding/individu-direct-partner',
  'borrower corporate false': '/borrower/onboarding/corporate-non-partner',
  'borrower corporate true': '/borrower/onboarding/corporate-direct-partner',
  'funder individual': '/funder/onboarding/individu',
  'funder corporate': '/funder/onboarding/corporate',
  partner: '/partner/onboarding',
};

const HOME_OF = {
  borrower: '/borrower/notification',
  funder: '/funder/notification',
  partner: '/notification',
} as const;

/** The onboarding of somebody. */
export function variantOf({ role, type, hasPartner }: Person): string {
  const key =
    role === 'partner'
      ? role
      : role === 'funder'
        ? `${role} ${type}`
        : `${role} ${type} ${hasPartner}`;
  return VARIANT_OF[key] ?? '';
}

/** The root decision for whoever has accepted the terms and a password that counts. */
const homeOf = (person: Person, status: number): string =>
  isOnboarding(status) ? variantOf(person) : HOME_OF[person.role];

type Admits = (person: Person, status: number) => boolean;

const nobody: Admits = () => false;
const active: Admits = (_person, status) => isActive(status);
const activeAs =
  (role: Person['role']): Admits =>
  (person, status) =>
    person.role === role && isActive(status);
const variant =
  (path: string): Admits =>
  (person, status) =>
    variantOf(person) === path && isOnboarding(status);

/** The routes of the table by whom they admit; whom they do not, they send to `/`. */
export const ROUTES: Readonly<Record<string, Admits>> = {
  '/': nobody,
  '/login': nobody,
  '/forgot-password': nobody,
  '/register/funder': nobody,
  '/register/borrower': nobody,
  '/two-factor-auth/7': nobody,
  '/borrower': nobody,
  '/funder': nobody,
  '/partner': nobody,
  '/borrower/onboarding': nobody,
  '/funder/onboarding': nobody,
  '/onboarding-submitted': (_person, status) => [1, 2, 3, 6, 7, 9, 10].includes(status),
  '/onboarding-rejected': (_person, status) => [8, 12].includes(status),
  '/notification': active,
  '/borrower/notification': activeAs('borrower'),
  '/borrower/dashboard': activeAs('borrower'),
  '/funder/notification': activeAs('funder'),
  '/settings/information': active,
  '/settings/document': active,
  '/settings/bank-account': active,
  '/settings/shareholder': ({ role, type }, status) =>
    isActive(status) && (role === 'partner' || type === 'corporate'),
  ...Object.fromEntries(Object.values(VARIANT_OF).map((path) => [path, variant(path)])),
  '/borrower/onboarding/individu-non-partner/personal/identity': variant(
    '/borrower/onboarding/individu-non-partner',
  ),
};

/** Where a person who opens a route ends. */
export function landingOf(route: string, person: Person, status: number): string {
  return ROUTES[route]?.(person, status) ? route : homeOf(person, status);
}

/** What a forger would write into the cookie to be let in at a route. */
export function forgedFor(route: string): object {
  const roleId = route.startsWith('/funder') ? 5 : route.startsWith('/partner') ? 6 : 4;
  const typeId = route.includes('corporate') || route.includes('shareholder') ? 2 : 1;
  const statusId = route.includes('onboarding/') ? 5 : route.includes('rejected') ? 8 : 10;
  return { roleId, typeId, statusId, hasPartner: route.includes('direct-partner') };
}
