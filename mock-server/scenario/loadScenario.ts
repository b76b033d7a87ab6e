import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../control/faults';
import { parseLatency, type LatencyRange } from '../control/latency';
import type { Tables } from '../database/tables';
import { didYouMean } from '../schema/didYouMean';
import { buildTables } from './buildTables';
import { checkPeople } from './checkPeople';
import { checkShape } from './checkShape';
import { composeScenario, type CheckedFile, type ParentSource } from './composeScenario';
import { mergePeople } from './mergePeople';
import { ScenarioText, type Problem } from './scenarioText';

const folder = path.join(__dirname, '..', 'scenarios');

/** A situation to start from. */
export interface Scenario {
  name: string;
  description: string;
  faults: readonly Fault[];
  /** None where the scenario says nothing of it. */
  latency?: LatencyRange | undefined;
  makeTables: (nowMs: number) => Tables;
}

/** Thrown for a scenario that cannot be used; a line of the message for each file, place, reason. */
export class ScenarioError extends Error {}

/** The names that a scenario can be asked for by. */
export function scenarioNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}

/** Whether a scenario is asked for by its file, which may stand anywhere, and not by its name. */
export function isScenarioFile(text: string): boolean {
  return /[\\/]|\.(ya?ml|json)$/.test(text);
}

/**
 * The scenario of this name; throws a ScenarioError where there is none or it is broken.
 * `startFile` is the one file besides that may be asked for: the command line named it.
 */
export function loadScenario(name: string, startFile?: string): Scenario {
  if (name === startFile && isScenarioFile(name)) {
    if (isFile(name)) return loadFile(path.resolve(name), name);
    throw new ScenarioError(`There is no file ${name} to start from`);
  }
  const file = path.join(folder, `${name}.yaml`);
  // Names go over the control surface: nothing else outside the folder can be asked for.
  if (/^[\w.-]+$/.test(name) && isFile(file)) return loadFile(file, name);
  const names = scenarioNames();
  const hint = didYouMean(name, names);
  throw new ScenarioError(`There is no scenario '${name}'${hint}; there are: ${names.join(', ')}`);
}

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

interface Loaded {
  changedAt: ReadonlyMap<string, number>;
  scenario: Scenario;
}

/** Tests go back to the start often: files are read again only when one of them has changed. */
const loaded = new Map<string, Loaded>();

function loadFile(file: string, name: string): Scenario {
  const known = loaded.get(file);
  if (known && [...known.changedAt].every(([each, at]) => changeOf(each) === at)) {
    return known.scenario;
  }
  const changedAt = new Map<string, number>();
  const scenario = { name, ...build(readFile(file, changedAt), parentsIn(changedAt)) };
  loaded.set(file, { changedAt, scenario });
  return scenario;
}

/** When a file was last written; NaN where it is gone. */
function changeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? NaN;
}

/** Most scenarios build on the same one: its text is read once for all of them. */
const read = new Map<string, { at: number; file: CheckedFile }>();

function readFile(file: string, changedAt: Map<string, number>): CheckedFile {
  const at = changeOf(file);
  changedAt.set(file, at);
  const known = read.get(file);
  if (known?.at === at) return known.file;
  const fresh = checked(new ScenarioText(readFileSync(file, 'utf8'), shownName(file), file));
  read.set(file, { at, file: fresh });
  return fresh;
}

/** As one would type it from the project's folder. */
function shownName(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative.split(path.sep).join('/');
}

/** Parents stand beside their child, or are scenarios of the mock's own. */
function parentsIn(changedAt: Map<string, number>): ParentSource {
  return {
    names: scenarioNames,
    find: (name, child) => {
      const beside = path.dirname(child.path);
      const places = isScenarioFile(name)
        ? [path.resolve(beside, name)]
        : [path.join(beside, `${name}.yaml`), path.join(folder, `${name}.yaml`)];
      const file = places.find(isFile);
      return file === undefined ? null : readFile(file, changedAt);
    },
  };
}

/** Reads a scenario from a text; `fileName` is how its problems name it. */
export function readScenario(text: string, fileName: string): Omit<Scenario, 'name'> {
  const file = path.join(folder, fileName);
  return build(checked(new ScenarioText(text, fileName, file)), parentsIn(new Map()));
}

function checked(text: ScenarioText): CheckedFile {
  const shape = checkShape(text);
  if ('problems' in shape) throw refusalOf(shape.problems);
  return { text, file: shape.file };
}

function build(start: CheckedFile, parents: ParentSource): Omit<Scenario, 'name'> {
  const problems: Problem[] = [];
  const whole = composeScenario(start, parents, problems);
  const people = mergePeople(whole, problems);
  for (const key of ['password', 'people'] as const) {
    if (start.file[key] !== undefined || start.file.extends !== undefined) continue;
    problems.push({ at: start.text.at([]), reason: `${key} is missing` });
  }
  problems.push(...checkPeople(people));
  if (problems.length > 0) throw refusalOf(problems);

  const { settings, faults } = whole;
  return {
    description: settings.description,
    faults,
    latency: parseLatency(String(settings.latency)) ?? undefined,
    makeTables: (nowMs) =>
      buildTables({ ...settings, people: people.map(({ person }) => person) }, nowMs),
  };
}

const MOST_REPORTED = 20;

/** One line for each problem, in the order of the file. */
function refusalOf(problems: readonly Problem[]): ScenarioError {
  const lineOf = ({ at }: Problem): number => Number(/:(\d+):\d+$/.exec(at)?.[1] ?? 0);
  const lines = [...problems]
    .sort((one, other) => lineOf(one) - lineOf(other))
    .map(({ at, reason }) => `${at}: ${reason}`);
  const unique = [...new Set(lines)];
  const rest = unique.length - MOST_REPORTED;
  const more = rest > 0 ? [`and ${rest} more`] : [];
  return new ScenarioError([...unique.slice(0, MOST_REPORTED), ...more].join('\n'));
}
