import { isObject } from '@/primitives/readObject';
import { didYouMean } from '../schema/didYouMean';
import type { Composition, Layer } from './composeScenario';
import type { ScenarioPerson, ScenarioTemplate } from './scenario';
import type { KeyPath, Problem } from './scenarioText';

/** A person with all values from files and templates; `at` returns where a value comes from. */
export interface MergedPerson {
  person: ScenarioPerson;
  at: (keyPath: KeyPath) => string;
}

/** Keys for which null is a value; for the others it removes what is inherited. */
const MEANT_NULLS: readonly string[] = ['type', 'terms', 'bos_family'];

/**
 * The people of a scenario. Their own values override their template's, and a file overrides the
 * files that it builds on. Assumption: a template that a file changes is changed for everybody who
 * uses it, inherited people too.
 */
export function mergePeople(scenario: Composition, problems: Problem[]): MergedPerson[] {
  for (const [name, layers] of scenario.templates) {
    mergeLayers(layers, scenario.templates, [name], problems);
  }
  return [...scenario.people.values()].map((layers) => {
    const { value, sources } = mergeLayers(layers, scenario.templates, [], problems);
    const values = Object.entries(value).filter(
      ([key, part]) => key !== 'template' && (part !== null || MEANT_NULLS.includes(key)),
    );
    return {
      person: Object.fromEntries(values) as unknown as ScenarioPerson,
      at: (keyPath) => findIn(sources, keyPath),
    };
  });
}

/** `sources` are in the order of precedence, the highest first. */
interface Merged {
  value: ScenarioTemplate;
  sources: Layer[];
}

function mergeLayers(
  layers: readonly Layer[],
  templates: Composition['templates'],
  used: readonly string[],
  problems: Problem[],
): Merged {
  let merged: Merged = { value: {}, sources: [] };
  for (const layer of layers) {
    const base = mergeTemplate(layer, templates, used, problems);
    merged = {
      value: merge(merge(merged.value, base.value), layer.value) as ScenarioTemplate,
      sources: [layer, ...base.sources, ...merged.sources],
    };
  }
  return merged;
}

function mergeTemplate(
  { text, keyPath, value: { template: name } }: Layer,
  templates: Composition['templates'],
  used: readonly string[],
  problems: Problem[],
): Merged {
  const nothing = { value: {}, sources: [] };
  if (name === undefined) return nothing;
  const report = (reason: string) => {
    const at = text.at([...keyPath, 'template']);
    const isReported = problems.some((problem) => problem.at === at && problem.reason === reason);
    if (!isReported) problems.push({ at, reason });
    return nothing;
  };
  const layers = templates.get(name);
  if (!layers) {
    return report(`There is no template '${name}'${didYouMean(name, [...templates.keys()])}`);
  }
  if (used.includes(name)) return report(`The template '${name}' builds on itself`);
  return mergeLayers(layers, templates, [...used, name], problems);
}

/** The position of the longest part of a path that some source has; the first such source wins. */
function findIn(sources: readonly Layer[], keyPath: KeyPath): string {
  for (let depth = keyPath.length; depth >= 0; depth -= 1) {
    for (const source of sources) {
      const found = source.text.find([...source.keyPath, ...keyPath.slice(0, depth)]);
      if (found !== null) return found;
    }
  }
  return '';
}

/** Groups are merged key by key; lists and single values are replaced. */
function merge(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isObject(base) || !isObject(own)) return own;
  const keys = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(base[key], own[key])]));
}
