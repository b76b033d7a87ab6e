import { mixed, object, type AnyObjectSchema, type AnySchema } from 'yup';
import { isBlank } from '@/domain/validation/check';
import type { Siblings } from '@/domain/validation/rule';
import type { Field } from './fields';
import { allAre, isGroup, type EntryOf, type GroupOf } from './entries';

/** Whether anything of a group is given. */
export const isGiven = (group: Siblings): boolean =>
  Object.values(group).some((value) => !isBlank(value));

type IsAskedBeside = (siblings: Siblings) => boolean;

/** The rule of a field; one that is not asked for passes, whatever it holds. */
function ruleOf<Context, Rules>(
  { rule, only, when, isOptional }: Field<unknown, string, Context, Rules>,
  context: Context,
  rules: Rules,
  isAskedBeside: IsAskedBeside = () => true,
): AnySchema | null {
  const appliesWhen = (siblings: Siblings) =>
    only(context) && isAskedBeside(siblings) && allAre(when, (other) => siblings[other]);
  return rule && rule({ isOptional, appliesWhen }, rules);
}

function groupSchema<Context, Rules>(
  { members, when, isAllOrNothing }: GroupOf<Context, Rules>,
  context: Context,
  rules: Rules,
): AnySchema {
  const schema = schemaOf(members, context, rules, isAllOrNothing ? isGiven : undefined);
  if (when === null) return schema;
  const wanted = Object.values(when);
  return mixed().when(Object.keys(when), (values: unknown[], other) =>
    wanted.every((value, index) => values[index] === value) ? schema : other,
  );
}

/** The Yup schema of a table. */
export function schemaOf<Context, Rules>(
  entries: Readonly<Record<string, EntryOf<Context, Rules>>>,
  context: Context,
  rules: Rules,
  isAskedBeside?: IsAskedBeside,
): AnyObjectSchema {
  const shape: Record<string, AnySchema> = {};
  for (const [name, entry] of Object.entries(entries)) {
    const schema = isGroup(entry)
      ? groupSchema(entry, context, rules)
      : ruleOf(entry, context, rules, isAskedBeside);
    if (schema) shape[name] = schema;
  }
  return object(shape);
}
