import type { TextKey } from '@/i18n/indonesian';
import { recordOf } from '@/primitives/records';
import { typedKeys } from '@/primitives/typedKeys';
import type { Checked, FieldGroup, Members } from './entries';
import type { Condition, Field } from './fields';

/** The options of a group as a whole. */
interface GroupOptions<Name, When extends Condition> {
  /** Where the record of the group is stored; the paths of its fields are relative to it. */
  at?: string;
  /** Asked only while these fields beside the group have these values. */
  when?: When;
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

/** Makes a group; `section` and the name of a field are the key of its label. */
export function fieldGroup<
  const Section extends string,
  Group extends Members,
  const When extends Condition = never,
>(
  section: Section,
  members: Group & Checked<Section, Group>,
  { at, when, missingAs, title, review, ...options }: GroupOptions<keyof Group & string, When> = {},
): FieldGroup<Group, NoInfer<When>> {
  const names = typedKeys<Group>(members);
  const placed = (one: Field<unknown, Condition, never>) =>
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
