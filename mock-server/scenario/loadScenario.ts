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
  /** Undefined if the scenario sets none. */
  latency?: LatencyRange | undefined;
  makeTables: (nowMs: number) => Tables;
}

/** Thrown for a scenario that cannot be used; each line is `file:line:column: reason`. */
export class ScenarioError extends Error {}

/** The names of the scenarios in `mock-server/scenarios`. */
export function scenarioNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}

/** Whether a text is the path of a scenario file, and not the name of a scenario. */
export function isScenarioFile(text: string): boolean {
  return /[\\/]|\.(ya?ml|json)$/.test(text);
}

/**
 * The scenario of this name; throws a ScenarioError if there is none or it is broken. `startFile`
 * is the file that the command line named, the only one that can be loaded by its path.
 */
export function loadScenario(name: string, startFile?: string): Scenario {
  if (name === startFile && isScenarioFile(name)) {
    if (isFile(name)) return loadFile(path.resolve(name), name);
    throw new ScenarioError(`There is no file ${name} to start from`);
  }
  const file = path.join(folder, `${name}.yaml`);
  // Names come from control calls, so they must not lead to files outside the folder.
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

/** Tests reset the mock often, so files are read again only when one of them has changed. */
const loaded = new Map<string, Loaded>();

function loadFile(file: string, name: string): Scenario {
  const cached = loaded.get(file);
  if (cached && [...cached.changedAt].every(([each, at]) => changeOf(each) === at)) {
    return cached.scenario;
  }
  const changedAt = new Map<string, number>();
  const scenario = { name, ...build(readFile(file, changedAt), parentsIn(changedAt)) };
  loaded.set(file, { changedAt, scenario });
  return scenario;
}

/** When a file was last written; NaN, which equals nothing, if it does not exist. */
function changeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? NaN;
}

/** Most scenarios build on the same file, which is read once for all of them. */
const read = new Map<string, { at: number; file: CheckedFile }>();

function readFile(file: string, changedAt: Map<string, number>): CheckedFile {
  const at = changeOf(file);
  changedAt.set(file, at);
  const cached = read.get(file);
  if (cached?.at === at) return cached.file;
  const fresh = checked(new ScenarioText(readFileSync(file, 'utf8'), shownName(file), file));
  read.set(file, { at, file: fresh });
  return fresh;
}

/** The path relative to the folder of the project; files outside keep their full path. */
function shownName(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative.split(path.sep).join('/');
}

/** Finds parents in the folder of the file that names them, then in the mock's own folder. */
function parentsIn(changedAt: Map<string, number>): ParentSource {
  return {
    names: scenarioNames,
    find: (name, child) => {
      const beside = path.dirname(child.path);
      const candidates = isScenarioFile(name)
        ? [path.resolve(beside, name)]
        : [path.join(beside, `${name}.yaml`), path.join(folder, `${name}.yaml`)];
      const file = candidates.find(isFile);
      return file === undefined ? null : readFile(file, changedAt);
    },
  };
}

/** Reads a scenario from a text; its problems name it `fileName`. */
export function readScenario(text: string, fileName: string): Omit<Scenario, 'name'> {
  const file = path.join(folder, fileName);
  return build(checked(new ScenarioText(text, fileName, file)), parentsIn(new Map()));
}

function checked(text: ScenarioText): CheckedFile {
  const shape = checkShape(text);
  if ('problems' in shape) throw errorOf(shape.problems);
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
  if (problems.length > 0) throw errorOf(problems);

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

/** The error with one line for each problem, in the order of the file. */
function errorOf(problems: readonly Problem[]): ScenarioError {
  const lineOf = ({ at }: Problem): number => Number(/:(\d+):\d+$/.exec(at)?.[1] ?? 0);
  const lines = [...problems]
    .sort((one, other) => lineOf(one) - lineOf(other))
    .map(({ at, reason }) => `${at}: ${reason}`);
  const unique = [...new Set(lines)];
  const rest = unique.length - MOST_REPORTED;
  const more = rest > 0 ? [`and ${rest} more`] : [];
  return new ScenarioError([...unique.slice(0, MOST_REPORTED), ...more].join('\n'));
}
