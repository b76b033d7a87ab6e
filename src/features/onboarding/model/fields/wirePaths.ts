import type { PicUpdateRequest, UserUpdateRequest } from '@/api/wire';
import type { OnboardingContext } from '../stepDefinition';

type Stored = Readonly<Partial<Record<string, unknown>>> | null;

/** Finds a part among what the server has stored. */
type PartReader = (context: OnboardingContext) => Stored;

/** Parts whose answers are stored one by one. */
const patchedParts = {
  detail: ({ detail }) => detail,
  information: ({ detail }) => detail.information,
  documents: ({ detail }) => detail.documents,
  spouse: ({ detail }) => detail.spouse,
  emergency_contact: ({ detail }) => detail.emergency_contact,
  bos_family: ({ detail }) => detail.bos_family,
  pic: ({ pic }) => pic,
  'pic.information': ({ pic }) => pic?.information ?? null,
} satisfies Record<string, PartReader>;

/** Parts that the server replaces as a whole. */
const replacedParts = {
  'addresses.ktp': ({ detail }) => detail.addresses.ktp,
  'addresses.domicilies': ({ detail }) => detail.addresses.domicilies,
  'addresses.company': ({ detail }) => detail.addresses.company,
  'addresses.warehouse': ({ detail }) => detail.addresses.warehouse,
  'addresses.emergency': ({ detail }) => detail.addresses.emergency,
  'documents.deed_of_establishment': ({ detail }) => detail.documents.deed_of_establishment,
  'documents.deed_of_change_compositions': ({ detail }) =>
    detail.documents.deed_of_change_compositions,
} satisfies Record<string, PartReader>;

type PartReaders = typeof patchedParts & typeof replacedParts;

export type ReplacedPart = keyof typeof replacedParts;
export type WirePart = keyof PartReaders;

/** The readers of all parts. */
export const storedParts: Readonly<Record<WirePart, PartReader>> = {
  ...patchedParts,
  ...replacedParts,
};

/** The requests that store the parts, by the names of the parts. */
interface Requests extends UserUpdateRequest {
  detail: UserUpdateRequest;
  pic: PicUpdateRequest;
}

/** The type of `part` or of `part.property` in the requests. */
type RequestAt<Within, Path> = Path extends keyof Within
  ? NonNullable<Within[Path]>
  : Path extends `${infer Name extends keyof Within & string}.${infer Rest}`
    ? RequestAt<NonNullable<Within[Name]>, Rest>
    : never;

type StoredOf<Part extends WirePart> = NonNullable<ReturnType<PartReaders[Part]>>;

/** What is stored of each part and can be sent as well. */
type WireParts = {
  [Part in WirePart]: Pick<StoredOf<Part>, keyof StoredOf<Part> & keyof RequestAt<Requests, Part>>;
};

/** What is sent of each part; null removes one that is replaced as a whole. */
export type PartChanges = {
  [Part in Exclude<keyof typeof patchedParts, 'documents'>]?: Partial<WireParts[Part]>;
} & Pick<UserUpdateRequest, 'documents'> & {
    [Part in ReplacedPart]?: Partial<WireParts[Part]> | null | undefined;
  };

/** The properties of a part with their types, and the part itself. */
type PathsOf<Part extends WirePart> =
  | { path: `${Part}.*`; type: WireParts[Part] }
  | {
      [Key in keyof WireParts[Part] & string]-?: {
        path: `${Part}.${Key}`;
        type: WireParts[Part][Key];
      };
    }[keyof WireParts[Part] & string];

type AnyPath = { [Part in WirePart]: PathsOf<Part> }[WirePart];

/** `part.property` of every answer and its type in the contract; `part.*` is the part itself. */
export type WirePaths = { [One in AnyPath as One['path']]: One['type'] };

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
