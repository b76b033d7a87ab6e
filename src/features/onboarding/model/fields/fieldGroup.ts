import type { TextKey } from '@/i18n/indonesian';
import { recordOf } from '@/primitives/records';
import { typedKeys } from '@/primitives/typedKeys';
import type { Field } from './fields';

type Members = Readonly<Record<string, Field<unknown, string, never>>>;

/** The options of a group as a whole. */
interface GroupOptions<Name, Other extends string> {
  /** Where the record of the group is stored; the paths of its fields are relative to it. */
  at?: string;
  /** Asked only while these fields beside the group have these values. */
  when?: Readonly<Record<Other, unknown>>;
  /** For an optional group: once any value is given, all required ones are. */
  isAllOrNothing?: boolean;
  /** The review shows the stored values even while the group is not asked for. */
  staysInReview?: boolean;
  /** The label of the whole group when something of it is missing. */
  missingAs?: TextKey;
  /** The title of its own group in the review; without it the rows are among the others. */
  title?: TextKey;
  /** The order in the review, if it differs from the form's. */
  review?: readonly Name[];
}

/**
 * Fields that belong to one record, such as an address: their values are under one name. `Other`
 * are the fields beside it that `when` names.
 */
export interface FieldGroup<Group extends Members = Members, Other extends string = string> {
  members: Group;
  labels: Readonly<Record<keyof Group & string, TextKey>>;
  when: Readonly<Record<Other, unknown>> | null;
  isAllOrNothing: boolean;
  staysInReview: boolean;
  missingAs: TextKey | null;
  title: TextKey | null;
  review: readonly (keyof Group & string)[];
}

/** A member whose label has no text does not compile. */
type Labelled<Section extends string, Group> = {
  [Name in keyof Group & string]: `${Section}.${Name}` extends TextKey
    ? Group[Name]
    : `no text has the key ${Section}.${Name}`;
};

/** Makes a group; `section` and the name of a field are the key of its label. */
export function fieldGroup<
  const Section extends string,
  Group extends Members,
  Other extends string = never,
>(
  section: Section,
  members: Group & Labelled<Section, Group>,
  {
    at,
    when,
    missingAs,
    title,
    review,
    ...options
  }: GroupOptions<keyof Group & string, Other> = {},
): FieldGroup<Group, NoInfer<Other>> {
  const names = typedKeys<Group>(members);
  const placed = (one: Field<unknown, string, never>) =>
    at === undefined || one.wirePath === null ? one : { ...one, wirePath: `${at}.${one.wirePath}` };
  return {
    members: recordOf(names, (name) => placed(members[name])) as unknown as Group,
    labels: recordOf(names, (name) => `${section}.${name}` as TextKey),
    when: when ?? null,
    isAllOrNothing: options.isAllOrNothing ?? false,
    staysInReview: options.staysInReview ?? false,
    missingAs: missingAs ?? null,
    title: title ?? null,
    review: review ?? names,
  };
}
