import type { Pic, PicUpdateRequest, UserDetail, UserUpdateRequest } from '@/api/wire';
import type { OnboardingContext } from '../stepDefinition';

/** What is stored of a part and can be sent as well. */
type Sendable<Stored, Update> = Pick<
  NonNullable<Stored>,
  keyof NonNullable<Stored> & keyof NonNullable<Update>
>;

type DetailPart<Name extends keyof UserDetail & keyof UserUpdateRequest> = Sendable<
  UserDetail[Name],
  UserUpdateRequest[Name]
>;

type AddressPart<Name extends keyof UserDetail['addresses']> = Sendable<
  UserDetail['addresses'][Name],
  NonNullable<UserUpdateRequest['addresses']>['ktp']
>;

type DeedPart = NonNullable<UserDetail['documents']['deed_of_establishment']>;

/** Parts whose answers are stored one by one. */
interface PatchedParts {
  detail: Sendable<UserDetail, UserUpdateRequest>;
  information: DetailPart<'information'>;
  documents: DetailPart<'documents'>;
  spouse: DetailPart<'spouse'>;
  emergency_contact: DetailPart<'emergency_contact'>;
  bos_family: DetailPart<'bos_family'>;
  pic: Sendable<Pic, PicUpdateRequest>;
  'pic.information': Sendable<Pic['information'], PicUpdateRequest['information']>;
}

/** Parts that the server replaces as a whole. */
interface ReplacedParts {
  'addresses.ktp': AddressPart<'ktp'>;
  'addresses.domicilies': AddressPart<'domicilies'>;
  'addresses.company': AddressPart<'company'>;
  'addresses.warehouse': AddressPart<'warehouse'>;
  'addresses.emergency': AddressPart<'emergency'>;
  'documents.deed_of_establishment': DeedPart;
  'documents.deed_of_change_compositions': DeedPart;
}

type WireParts = PatchedParts & ReplacedParts;

export type ReplacedPart = keyof ReplacedParts;
export type WirePart = keyof WireParts;

/** What is sent of each part; null removes one that is replaced as a whole. */
export type PartChanges = {
  [Part in Exclude<keyof PatchedParts, 'documents'>]?: Partial<PatchedParts[Part]>;
} & Pick<UserUpdateRequest, 'documents'> & {
    [Part in ReplacedPart]?: Partial<ReplacedParts[Part]> | null | undefined;
  };

type PathsOf<Part extends WirePart> = {
  [Key in keyof WireParts[Part] & string as `${Part}.${Key}`]: WireParts[Part][Key];
} & { [Path in `${Part}.*`]: WireParts[Part] };

/** `part.property` of every answer and its type in the contract; `part.*` is the part itself. */
export interface WirePaths
  extends
    PathsOf<'detail'>,
    PathsOf<'information'>,
    PathsOf<'documents'>,
    PathsOf<'spouse'>,
    PathsOf<'emergency_contact'>,
    PathsOf<'bos_family'>,
    PathsOf<'pic'>,
    PathsOf<'pic.information'>,
    PathsOf<'addresses.ktp'>,
    PathsOf<'addresses.domicilies'>,
    PathsOf<'addresses.company'>,
    PathsOf<'addresses.warehouse'>,
    PathsOf<'addresses.emergency'>,
    PathsOf<'documents.deed_of_establishment'>,
    PathsOf<'documents.deed_of_change_compositions'> {}

type Stored = Readonly<Partial<Record<string, unknown>>> | null;

type PartReader = (context: OnboardingContext) => Stored;

const patchedParts: Readonly<Record<keyof PatchedParts, PartReader>> = {
  detail: ({ detail }) => detail,
  information: ({ detail }) => detail.information,
  documents: ({ detail }) => detail.documents,
  spouse: ({ detail }) => detail.spouse,
  emergency_contact: ({ detail }) => detail.emergency_contact,
  bos_family: ({ detail }) => detail.bos_family,
  pic: ({ pic }) => pic,
  'pic.information': ({ pic }) => pic?.information ?? null,
};

const replacedParts: Readonly<Record<ReplacedPart, PartReader>> = {
  'addresses.ktp': ({ detail }) => detail.addresses.ktp,
  'addresses.domicilies': ({ detail }) => detail.addresses.domicilies,
  'addresses.company': ({ detail }) => detail.addresses.company,
  'addresses.warehouse': ({ detail }) => detail.addresses.warehouse,
  'addresses.emergency': ({ detail }) => detail.addresses.emergency,
  'documents.deed_of_establishment': ({ detail }) => detail.documents.deed_of_establishment,
  'documents.deed_of_change_compositions': ({ detail }) =>
    detail.documents.deed_of_change_compositions,
};

/** Finds each part among what the server has stored. */
export const storedParts: Readonly<Record<WirePart, PartReader>> = {
  ...patchedParts,
  ...replacedParts,
};

export const isReplacedPart = (part: WirePart): part is ReplacedPart => part in replacedParts;

/** `information.company_name` as its part and its property. */
export function splitWirePath(wirePath: string): { part: WirePart; key: string } {
  const dot = wirePath.lastIndexOf('.');
  return { part: wirePath.slice(0, dot) as WirePart, key: wirePath.slice(dot + 1) };
}

/** The key of a place that is the record itself. */
export const WHOLE = '*';

/** What the server has stored in a place. */
export function storedAt(wirePath: string, context: OnboardingContext): unknown {
  const { part, key } = splitWirePath(wirePath);
  const stored = storedParts[part](context);
  return key === WHOLE ? stored : stored?.[key];
}
