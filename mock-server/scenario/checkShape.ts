import { ValidationError } from 'yup';
import type { UnknownKeys } from '../strictObject';
import { didYouMean } from './closest';
import type { ScenarioFile } from './scenario';
import { scenarioSchema } from './scenarioSchema';
import type { Place, Problem, ScenarioText } from './scenarioText';

/** The file as its interface has it, or all that is wrong with its keys and kinds of values. */
export function checkShape(text: ScenarioText): { file: ScenarioFile } | { problems: Problem[] } {
  if (text.syntaxProblems.length > 0) return { problems: text.syntaxProblems };
  try {
    const options = { strict: true, abortEarly: false };
    const checked: unknown = scenarioSchema.validateSync(text.value ?? {}, options);
    return { file: checked as ScenarioFile };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    return { problems: found.flatMap((one) => toProblems(one, text)) };
  }
}

function toProblems(error: ValidationError, text: ScenarioText): Problem[] {
  const place = toPlace(error.path ?? '');
  const name = error.path === undefined || error.path === '' ? 'the scenario' : error.path;
  const params = error.params ?? {};
  if (error.type === 'noUnknown') {
    const { keys, known } = params as unknown as UnknownKeys;
    return keys.map((key) => ({
      at: text.findKey([...place, key]) ?? text.at(place),
      reason: `${name} holds something unknown: ${key}${didYouMean(key, known)}`,
    }));
  }
  return [{ at: text.at(place), reason: reasonOf(error, name, params) }];
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
};

function reasonOf(error: ValidationError, name: string, params: Record<string, unknown>): string {
  const { type, value, values, known } = params;
  if (error.type === 'nullable' || value === null) return `${name} must not be empty`;
  if (error.type === 'optionality' || error.type === 'required') return `${name} is missing`;
  if (error.type === 'typeError') {
    const hint = type === 'string' && typeof value !== 'object' ? '; put it in quotes' : '';
    const wanted = KINDS[String(type)] ?? String(type);
    return `${name} must be ${wanted}, not ${shortened(JSON.stringify(value))}${hint}`;
  }
  if (typeof value !== 'string') return error.message;
  const words = typeof values === 'string' ? values.split(', ') : known;
  return error.message + (Array.isArray(words) ? didYouMean(value, words.map(String)) : '');
}

const MOST_SHOWN = 80;

const shortened = (text: string): string =>
  text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)} …`;

/** `people[0]["other key"].role` as a place. */
function toPlace(path: string): Place {
  const parts = path.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g);
  return [...parts].map(([, quoted, index, plain = '']) =>
    index === undefined ? (quoted ?? plain) : Number(index),
  );
}
