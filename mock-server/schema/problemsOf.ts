import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { parseLatency } from '../control/latency';
import { isTimeText } from '../scenario/relativeTime';
import { didYouMean } from './didYouMean';
import type { JsonSchema } from './jsonSchema';

/** A problem of a value. */
export interface SchemaProblem {
  /** The keys and indexes that lead to the value. */
  path: readonly string[];
  /** Whether the key is wrong, and not its value. */
  isUnknownKey: boolean;
  /** A sentence that begins with the path: `people[0].status must be …`. */
  reason: string;
}

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  // Every start compiles the schemas and checks few values, so quick compiling halves the time.
  inlineRefs: false,
  code: { optimize: false },
  keywords: ['errorMessage', 'enumDescriptions'],
  formats: {
    'relative-time': isTimeText,
    latency: (text: string) => parseLatency(text) !== null,
  },
});
addFormats(ajv, ['email', 'date-time']);

/**
 * Checks a value by a schema, and returns at most one problem for each path. `whole` is the name of
 * the value itself.
 */
export function problemsOf(value: unknown, schema: JsonSchema, whole: string): SchemaProblem[] {
  const validate = ajv.compile(schema);
  validate(value);
  const problems = new Map<string, SchemaProblem>();
  for (const error of withoutBranches(validate.errors ?? [])) {
    const problem = toProblem(error, whole);
    const key = problem.path.join('/');
    if (!problems.has(key)) problems.set(key, problem);
  }
  return [...problems.values()];
}

/** Without the errors inside `anyOf`: if no branch matches, the error of `anyOf` itself is enough. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  return errors.filter(
    ({ schemaPath }) => !choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/`)),
  );
}

function toProblem(error: ErrorObject, whole: string): SchemaProblem {
  const { keyword, data, params } = error;
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = nameOf(path) || whole;
  const schema = (error.parentSchema ?? {}) as JsonSchema;
  if (keyword === 'required') {
    const missing = [...path, String(params['missingProperty'])];
    return { path: missing, isUnknownKey: false, reason: `${nameOf(missing)} is missing` };
  }
  if (keyword === 'additionalProperties') {
    const key = String(params['additionalProperty']);
    const known = Object.keys(schema.properties ?? {});
    const hint = didYouMean(key, known) || `; known are ${shortList(known)}`;
    const reason = `${name} holds something unknown: ${key}${hint}`;
    return { path: [...path, key], isUnknownKey: true, reason };
  }
  const reason = schema.errorMessage ?? reasonOf(error, schema);
  const hint = typeof data === 'string' ? didYouMean(data, wordsOf(schema)) : '';
  return { path, isUnknownKey: false, reason: `${name} ${reason}${hint}` };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
};

function reasonOf({ keyword, data, message = '' }: ErrorObject, schema: JsonSchema): string {
  if (data === null) return 'must not be empty';
  if (keyword === 'enum') return `must be one of ${choicesOf(schema)}, not ${shortened(data)}`;
  if (keyword !== 'type') return message;
  const kinds = [schema.type ?? []].flat();
  const wanted = kinds.flatMap((kind) => KINDS[kind] ?? []).join(' or ');
  const canBeQuoted = kinds.includes('string') && typeof data !== 'object';
  return `must be ${wanted}, not ${shortened(data)}${canBeQuoted ? '; put it in quotes' : ''}`;
}

const choicesOf = ({ enum: choices = [], enumDescriptions = [] }: JsonSchema): string =>
  shortList(
    choices.flatMap((choice, index) =>
      choice === null ? [] : [String(choice), enumDescriptions[index]].filter(Boolean).join(' '),
    ),
  );

/** The texts that a schema allows. */
const wordsOf = (schema: JsonSchema): string[] =>
  [schema, ...(schema.anyOf ?? [])]
    .flatMap(({ enum: choices = [] }) => choices)
    .filter((choice) => typeof choice === 'string');

const MOST_CHOICES = 12;

const shortList = (words: readonly string[]): string =>
  words.slice(0, MOST_CHOICES).join(', ') + (words.length > MOST_CHOICES ? ', …' : '');

const MOST_SHOWN = 80;

function shortened(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)} …`;
}

/** `people[0].status`, or `templates["at work"].role` where a key is no plain word. */
export function nameOf(path: readonly (string | number)[]): string {
  return path.reduce<string>((name, part) => {
    if (/^\d+$/.test(String(part))) return `${name}[${part}]`;
    if (!/^[\w-]+$/.test(String(part))) return `${name}["${part}"]`;
    return name === '' ? String(part) : `${name}.${part}`;
  }, '');
}
