import { percentageOf, shareOf, sumOfShares, WHOLE, type OwnershipSum } from '../ownership/shares';
import type { SubStepId } from './stepIds';

/** The sub-step that lists the people who sign electronically. */
export const SIGNERS_SUB_STEP = 'management-shareholders' satisfies SubStepId;

/** The roles of a card: management, shareholder, or both (fields.md#management-shareholders). */
export const SHAREHOLDER_TYPE = { management: 1, shareholder: 2 } as const;

/** Management positions that the rules mention (fields.md#management-shareholders). */
export const SHAREHOLDER_POSITION = { presidentDirector: 1, director: 2 } as const;

/** Full ownership of a company, in per cent. */
export const WHOLE_OWNERSHIP = percentageOf(WHOLE);

/** The properties of a card that the rules need, under the names of the API. */
export interface ShareholderCard {
  readonly is_corporate: boolean;
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone_number?: string | null;
  readonly birth_date?: string | null;
  readonly gender_id?: number | null;
  readonly nik?: string | null;
  readonly npwp?: string | null;
  readonly ktp_document?: object | null;
  readonly npwp_document?: object | null;
  readonly shareholder_type_ids: readonly number[];
  readonly shareholder_position_id?: number | null;
  readonly ownership_percentage?: number | null;
}

type CardKey = keyof ShareholderCard;

const ASKED_OF_ALL: readonly CardKey[] = ['name', 'npwp', 'npwp_document'];
const ASKED_OF_PERSONS: readonly CardKey[] = [
  'email',
  'phone_number',
  'birth_date',
  'gender_id',
  'nik',
  'ktp_document',
];

export function isManagement(card: Pick<ShareholderCard, 'shareholder_type_ids'>): boolean {
  return card.shareholder_type_ids.includes(SHAREHOLDER_TYPE.management);
}

export function isShareholder(card: Pick<ShareholderCard, 'shareholder_type_ids'>): boolean {
  return card.shareholder_type_ids.includes(SHAREHOLDER_TYPE.shareholder);
}

/** Whether a card is of a director, the president among them. */
export function isDirector(card: ShareholderCard): boolean {
  const directors: readonly unknown[] = Object.values(SHAREHOLDER_POSITION);
  return isManagement(card) && directors.includes(card.shareholder_position_id);
}

// Assumption: no field of the address is required, because the spec marks none.
/** The required keys that a card does not have (fields.md#management-shareholders). */
export function missingOfCard(card: ShareholderCard): CardKey[] {
  const asked: CardKey[] = [
    ...ASKED_OF_ALL,
    ...(card.is_corporate ? [] : ASKED_OF_PERSONS),
    ...(isManagement(card) ? (['shareholder_position_id'] as const) : []),
    ...(isShareholder(card) ? (['ownership_percentage'] as const) : []),
  ];
  const hasNoRole = !isManagement(card) && !isShareholder(card);
  return [
    ...(hasNoRole ? (['shareholder_type_ids'] as const) : []),
    ...asked.filter((key) => card[key] === undefined || card[key] === null || card[key] === ''),
  ];
}

/** The total share of all shareholders, in hundredths of a per cent. */
export function ownershipOf(cards: readonly ShareholderCard[]): OwnershipSum {
  const shareholders = cards.filter(isShareholder);
  return sumOfShares(shareholders.map((card) => shareOf(card.ownership_percentage ?? 0)));
}

/** The total share of all shareholders, in per cent. */
export const totalOwnership = (cards: readonly ShareholderCard[]): number =>
  percentageOf(ownershipOf(cards).owned);

/** Whether another card has this e-mail address; letter case does not matter. */
export function isKnownEmail(
  email: string | null | undefined,
  others: readonly Pick<ShareholderCard, 'email'>[],
): boolean {
  const normalised = email?.trim().toLowerCase();
  return (
    Boolean(normalised) && others.some((other) => other.email?.trim().toLowerCase() === normalised)
  );
}

/** Whether two cards have the same e-mail address. */
function isEmailShared(cards: readonly ShareholderCard[]): boolean {
  const addresses = cards.flatMap(({ email }) => email?.trim().toLowerCase() || []);
  return new Set(addresses).size < addresses.length;
}

const MISSING_IN_LIST = ['shareholder', 'director', 'card', 'email', 'ownership'] as const;

/** Problems that prevent the e-signature. A total ownership below 100 is only a warning. */
export type MissingInList = (typeof MISSING_IN_LIST)[number];

/** The problems of a list of management and shareholders (fields.md#management-shareholders). */
export function missingInList(cards: readonly ShareholderCard[]): MissingInList[] {
  const isMissing: Readonly<Record<MissingInList, boolean>> = {
    shareholder: !cards.some(isShareholder),
    director: !cards.some(isDirector),
    card: cards.some((card) => missingOfCard(card).length > 0),
    email: isEmailShared(cards),
    ownership: ownershipOf(cards).excess > 0,
  };
  return MISSING_IN_LIST.filter((rule) => isMissing[rule]);
}
