import type { Fault } from '../control/faults';
import { didYouMean } from '../schema/didYouMean';
import type { ScenarioFile, ScenarioSettings, ScenarioTemplate } from './scenario';
import type { KeyPath, Problem, ScenarioText } from './scenarioText';

/** The values that one file has for a person or a template, and where they are in it. */
export interface Layer {
  text: ScenarioText;
  keyPath: KeyPath;
  value: ScenarioTemplate;
}

/** A scenario with all that it builds on; of the layers of a name, later ones override earlier. */
export interface Composition {
  settings: ScenarioSettings;
  faults: readonly Fault[];
  templates: ReadonlyMap<string, readonly Layer[]>;
  /** By e-mail address in lower case, in the order of the files. */
  people: ReadonlyMap<string, readonly Layer[]>;
}

/** A file that matches the schema. */
export interface CheckedFile {
  text: ScenarioText;
  file: ScenarioFile;
}

/** Finds the files that a scenario builds on; `find` returns null if there is none of this name. */
export interface ParentSource {
  find: (name: string, child: ScenarioText) => CheckedFile | null;
  names: () => readonly string[];
}

const NOTHING: Composition = {
  settings: { description: '', password: '' },
  faults: [],
  templates: new Map(),
  people: new Map(),
};

/** Merges a file with all that it builds on. Adds what is wrong to `problems`. */
export function composeScenario(
  start: CheckedFile,
  parents: ParentSource,
  problems: Problem[],
): Composition {
  const made = new Map<string, Composition>();

  const compose = ({ text, file }: CheckedFile, above: readonly string[]): Composition => {
    const known = made.get(text.path);
    if (known) return known;
    let base = NOTHING;
    for (const [keyPath, name] of placedNames(file.extends)) {
      const report = (reason: string) => problems.push({ at: text.at(keyPath), reason });
      const parent = parents.find(name, text);
      if (!parent) {
        const names = parents.names();
        const hint = didYouMean(name, names);
        report(`There is no scenario '${name}'${hint || `; there are: ${names.join(', ')}`}`);
      } else if (above.includes(parent.text.path) || parent.text.path === text.path) {
        report(`The scenario builds on itself by way of '${name}'`);
      } else {
        base = putOver(base, compose(parent, [...above, text.path]));
      }
    }
    const inherited = file.faults === null ? { ...base, faults: [] } : base;
    const own = layersOf(text, file, problems);
    const whole = putOver(keepOnly(inherited, text, file, problems), own);
    made.set(text.path, whole);
    return whole;
  };
  return compose(start, []);
}

function placedNames(names: ScenarioFile['extends']): [KeyPath, string][] {
  if (names === undefined) return [];
  if (typeof names === 'string') return [[['extends'], names]];
  return names.map((name, index) => [['extends', index], name]);
}

/** Of the inherited people, those that `only` names; all of them without `only`. */
function keepOnly(
  base: Composition,
  text: ScenarioText,
  { only, extends: parents }: ScenarioFile,
  problems: Problem[],
): Composition {
  if (only === undefined) return base;
  if (parents === undefined) {
    const reason = "'only' chooses among inherited people: it needs 'extends'";
    problems.push({ at: text.findKey(['only']) ?? text.at(['only']), reason });
  }
  const wanted = only.map((email) => email.toLowerCase());
  wanted.forEach((email, index) => {
    if (base.people.has(email) || base.people.size === 0) return;
    const hint = didYouMean(email, [...base.people.keys()]);
    problems.push({ at: text.at(['only', index]), reason: `Nobody inherited is ${email}${hint}` });
  });
  const people = new Map([...base.people].filter(([email]) => wanted.includes(email)));
  return { ...base, people };
}

/** What one file adds; settings that it leaves out are inherited. */
type OwnPart = Omit<Composition, 'settings'> & { settings: Partial<ScenarioSettings> };

/** What one file adds, without its parents. */
function layersOf(text: ScenarioText, file: ScenarioFile, problems: Problem[]): OwnPart {
  const templates = new Map(
    Object.entries(file.templates ?? {}).map(([name, value]) => [
      name,
      [{ text, value, keyPath: ['templates', name] }],
    ]),
  );
  const people = new Map<string, Layer[]>();
  (file.people ?? []).forEach((value, index) => {
    const email = value.email.toLowerCase();
    if (people.has(email)) {
      const at = text.at(['people', index, 'email']);
      problems.push({ at, reason: `${value.email} is there twice` });
    }
    people.set(email, [{ text, value, keyPath: ['people', index] }]);
  });
  const {
    extends: _parents,
    only: _only,
    templates: _own,
    people: _all,
    faults,
    ...settings
  } = file;
  return { settings, faults: faults ?? [], templates, people };
}

function putOver(base: Composition, over: Composition | OwnPart): Composition {
  const { settings } = over;
  return {
    settings: {
      ...base.settings,
      ...settings,
      flags: { ...base.settings.flags, ...settings.flags },
      token_life_s: { ...base.settings.token_life_s, ...settings.token_life_s },
    },
    faults: [...new Set([...over.faults, ...base.faults])],
    templates: stack(base.templates, over.templates),
    people: stack(base.people, over.people),
  };
}

/** Adds layers on top; one that is already there keeps its position. */
function stack(
  base: ReadonlyMap<string, readonly Layer[]>,
  over: ReadonlyMap<string, readonly Layer[]>,
): Map<string, readonly Layer[]> {
  const stacked = new Map(base);
  for (const [name, layers] of over) {
    stacked.set(name, [...new Set([...(base.get(name) ?? []), ...layers])]);
  }
  return stacked;
}
