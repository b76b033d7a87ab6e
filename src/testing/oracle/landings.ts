/**
 * Where an address leads. Written by hand from the tables of statuses.md and routes.md, without any
 * code of the app, so that a comparison finds mistakes in the app's tables.
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

/** Any visitor, by the ids of the server, valid or not. */
interface Visitor {
  roleId: number | null;
  typeId: number | null;
  statusId: number | null;
  hasPartner: boolean;
}

const isOneOf = (id: number | null, ids: readonly number[]): boolean =>
  id !== null && ids.includes(id);

const isOnboarding = ({ statusId }: Visitor): boolean => isOneOf(statusId, [4, 5, 6, 11]);
const isActive = ({ statusId }: Visitor): boolean => isOneOf(statusId, [1, 2, 3, 7, 8, 9, 10, 12]);
const isBorrower = ({ roleId, typeId }: Visitor): boolean =>
  roleId === 4 && isOneOf(typeId, [1, 2]);
const isFunder = ({ roleId, typeId }: Visitor): boolean => roleId === 5 && isOneOf(typeId, [1, 2]);
/** A partner has no account type. */
const isPartner = ({ roleId }: Visitor): boolean => roleId === 6;
const isBackOffice = ({ roleId }: Visitor): boolean => isOneOf(roleId, [1, 2, 3]);

const VARIANTS: readonly { path: string; isFor: (visitor: Visitor) => boolean }[] = [
  ...[1, 2].flatMap((typeId) =>
    [false, true].map((hasPartner) => ({
      path: `/borrower/onboarding/${typeId === 1 ? 'individu' : 'corporate'}-${hasPartner ? 'direct' : 'non'}-partner`,
      isFor: (visitor: Visitor) =>
        isBorrower(visitor) && visitor.typeId === typeId && visitor.hasPartner === hasPartner,
    })),
  ),
  {
    path: '/funder/onboarding/individu',
    isFor: (visitor) => isFunder(visitor) && visitor.typeId === 1,
  },
  {
    path: '/funder/onboarding/corporate',
    isFor: (visitor) => isFunder(visitor) && visitor.typeId === 2,
  },
  { path: '/partner/onboarding', isFor: isPartner },
];

/** The root decision: the page of a user, or the message with which others are rejected. */
function homeOf(visitor: Visitor): string {
  const isKnown = [isBackOffice, isBorrower, isFunder, isPartner].some((is) => is(visitor));
  if (!isKnown || !(isOnboarding(visitor) || isActive(visitor)))
    return 'Invalid user role, type, or status';
  if (isBackOffice(visitor))
    return isOnboarding(visitor) ? 'Onboarding route not found' : 'Invalid role';
  if (isOnboarding(visitor)) return VARIANTS.find(({ isFor }) => isFor(visitor))?.path ?? '';
  if (isPartner(visitor)) return '/notification';
  return isBorrower(visitor) ? '/borrower/notification' : '/funder/notification';
}

type Admits = (visitor: Visitor) => boolean;

const nobody: Admits = () => false;
const activeAs =
  (is: Admits): Admits =>
  (visitor) =>
    is(visitor) && isActive(visitor);

/** The routes of the table with the visitors they admit. All others are sent to `/`. */
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
  '/onboarding-submitted': ({ statusId }) => isOneOf(statusId, [1, 2, 3, 6, 7, 9, 10]),
  '/onboarding-rejected': ({ statusId }) => isOneOf(statusId, [8, 12]),
  '/notification': isActive,
  '/borrower/notification': activeAs(isBorrower),
  '/borrower/dashboard': activeAs(isBorrower),
  '/funder/notification': activeAs(isFunder),
  '/settings/information': isActive,
  '/settings/document': isActive,
  '/settings/bank-account': isActive,
  '/settings/shareholder': activeAs((visitor) => isPartner(visitor) || visitor.typeId === 2),
  ...Object.fromEntries(
    VARIANTS.map(({ path, isFor }) => [
      path,
      (visitor: Visitor) => isFor(visitor) && isOnboarding(visitor),
    ]),
  ),
};

/** Where a user who opens a route ends up: at a page, or rejected with this message. */
export const landingOfVisitor = (route: string, visitor: Visitor): string =>
  ROUTES[route]?.(visitor) ? route : homeOf(visitor);

const ROLE_IDS = { borrower: 4, funder: 5, partner: 6 } as const;

const visitorOf = ({ role, type, hasPartner }: Person, statusId: number): Visitor => ({
  roleId: ROLE_IDS[role],
  typeId: type === null ? null : type === 'individual' ? 1 : 2,
  statusId,
  hasPartner,
});

/** The path of the onboarding of a person. */
export const variantOf = (person: Person): string => homeOf(visitorOf(person, 5));

/**
 * Where a person who opens a route ends up. The pages of an onboarding admit the same people as its
 * hub.
 */
export function landingOf(route: string, person: Person, status: number): string {
  const visitor = visitorOf(person, status);
  const hub = VARIANTS.find(({ path }) => route.startsWith(`${path}/`))?.path;
  return ROUTES[hub ?? route]?.(visitor) ? route : homeOf(visitor);
}
