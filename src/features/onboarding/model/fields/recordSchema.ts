import { lazy, mixed, object, type AnyObjectSchema, type ISchema } from 'yup';
import { isBlank } from '@/domain/validation/check';
import type { Condition, Field } from './fields';
import { isGroup, type EntryOf, type GroupOf, type Siblings } from './entries';

/** Whether anything of a group is given. */
export const isGiven = (group: Siblings): boolean =>
  Object.values(group).some((value) => !isBlank(value));

/** The schema of what is not asked for: any value is valid. */
const ANYTHING = mixed().nullable();

const fieldSchema = <Context, Rules>(
  { rule, only, isOptional }: Field<unknown, Condition, Context, Rules>,
  context: Context,
  rules: Rules,
): ISchema<unknown> | null => (rule && only(context) ? rule({ isOptional }, rules) : null);

function groupSchema<Context, Rules>(
  { members, isAllOrNothing }: GroupOf<Context, Rules>,
  context: Context,
  rules: Rules,
): ISchema<unknown> {
  const schema = schemaOf(members, context, rules);
  return isAllOrNothing ? lazy((group: Siblings) => (isGiven(group) ? schema : ANYTHING)) : schema;
}

/** The same schema, applied only while the fields beside it have these values. */
function askedWhen(when: Condition | null, schema: ISchema<unknown>): ISchema<unknown> {
  if (when === null) return schema;
  const wanted = Object.values(when);
  return ANYTHING.when(Object.keys(when), {
    is: (...values: unknown[]) => wanted.every((value, index) => values[index] === value),
    then: () => schema,
  });
}

/** The Yup schema of a table. */
export function schemaOf<Context, Rules>(
  entries: Readonly<Record<string, EntryOf<Context, Rules>>>,
  context: Context,
  rules: Rules,
): AnyObjectSchema {
  const shape: Record<string, ISchema<unknown>> = {};
  for (const [name, entry] of Object.entries(entries)) {
    const schema = isGroup(entry)
      ? groupSchema(entry, context, rules)
      : fieldSchema(entry, context, rules);
    if (schema) shape[name] = askedWhen(entry.when, schema);
  }
  return object(shape);
}
