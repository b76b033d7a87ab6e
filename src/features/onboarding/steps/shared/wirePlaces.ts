import type { Pic, PicUpdateRequest, UserDetail, UserUpdateRequest } from '@/api/wire';
import type { OnboardingContext } from '../../engine/stepDefinition';

/** What is stored of a part and can be sent as well. */
type Sendable<Stored, Update> = Pick<
  NonNullable<Stored>,
  keyof NonNullable<Stored> & keyof NonNullable<Update>
>;

type DetailPart<Name extends keyof UserDetail & keyof UserUpdateRequest> = Sendable<
  UserDetail[Name],
  UserUpdateRequest[Name]
>;

/** The parts of the contract that forms fill. */
interface WireParts {
  detail: Sendable<UserDetail, UserUpdateRequest>;
  information: DetailPart<'information'>;
  documents: DetailPart<'documents'>;
  spouse: DetailPart<'spouse'>;
  emergency_contact: DetailPart<'emergency_contact'>;
  bos_family: DetailPart<'bos_family'>;
  pic: Sendable<Pic, PicUpdateRequest>;
  'pic.information': Sendable<Pic['information'], PicUpdateRequest['information']>;
}

export type WirePart = keyof WireParts;

/** What is sent of each part. */
export type PartChanges = { [Part in WirePart]?: Partial<WireParts[Part]> };

/** `part.property` of every answer that has this type in the contract. */
export type WirePlace<Wire = unknown> = {
  [Part in WirePart]: {
    [Key in keyof WireParts[Part] & string]: NonNullable<WireParts[Part][Key]> extends Wire
      ? `${Part}.${Key}`
      : never;
  }[keyof WireParts[Part] & string];
}[WirePart];

type Stored = Readonly<Partial<Record<string, unknown>>> | null;

/** Finds each part among what the server has stored. */
export const storedParts: Readonly<Record<WirePart, (context: OnboardingContext) => Stored>> = {
  detail: ({ detail }) => detail,
  information: ({ detail }) => detail.information,
  documents: ({ detail }) => detail.documents,
  spouse: ({ detail }) => detail.spouse,
  emergency_contact: ({ detail }) => detail.emergency_contact,
  bos_family: ({ detail }) => detail.bos_family,
  pic: ({ pic }) => pic,
  'pic.information': ({ pic }) => pic?.information ?? null,
};

/** `information.company_name` as its part and its property. */
export function splitPlace(place: WirePlace): { part: WirePart; key: string } {
  const dot = place.lastIndexOf('.');
  return { part: place.slice(0, dot) as WirePart, key: place.slice(dot + 1) };
}

/** What the server has stored in a place. */
export function storedAt(place: WirePlace, context: OnboardingContext): unknown {
  const { part, key } = splitPlace(place);
  return storedParts[part](context)?.[key];
}
