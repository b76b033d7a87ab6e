import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { ValidationError } from 'yup';
import type { Fault } from '../control/faults';
import { parseLatency, type LatencyRange } from '../control/latency';
import type { Tables } from '../database/tables';
import { buildTables } from './buildTables';
import { mergePeople } from './mergePeople';
import type { ScenarioFile } from './scenario';
import { scenarioSchema } from './scenarioSchema';

const folder = path.join(__dirname, '..', 'scenarios');

/** A situation to start from. */
export interface Scenario {
  name: string;
  description: string;
  faults: readonly Fault[];
  /** None where the scenario says nothing of it. */
  latency?: LatencyRange;
  makeTables: (nowMs: number) => Tables;
}

/** Thrown for a scenario that cannot be used; the message names file, place and reason. */
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
  const isFile = name === startFile && isScenarioFile(name);
  if (isFile && !statSync(name, { throwIfNoEntry: false })?.isFile()) {
    throw new ScenarioError(`There is no file ${name} to start from`);
  }
  const file = isFile ? path.resolve(name) : path.join(folder, `${name}.yaml`);
  // Names go over the control surface: nothing else outside the folder can be asked for.
  if (!existsSync(file) || !(isFile || /^[\w.-]+$/.test(name))) {
    throw new ScenarioError(
      `There is no scenario '${name}'; there are: ${scenarioNames().join(', ')}`,
    );
  }
  const changedAt = statSync(file).mtimeMs;
  const known = loaded.get(file);
  if (known?.changedAt === changedAt) return known.scenario;
  const text = readFileSync(file, 'utf8');
  const scenario = {
    name,
    ...readScenario(text, isFile ? name : `mock-server/scenarios/${name}.yaml`),
  };
  loaded.set(file, { changedAt, scenario });
  return scenario;
}

/** Tests go back to the start often: a file is read again only when it has changed. */
const loaded = new Map<string, { changedAt: number; scenario: Scenario }>();

/** Reads a scenario; `fileName` is what complaints about it name. */
export function readScenario(text: string, fileName: string): Omit<Scenario, 'name'> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const [broken] = document.errors;
  if (broken) {
    const { line, col } = lines.linePos(broken.pos[0]);
    const [reason = ''] = broken.message.split('\n');
    throw new ScenarioError(`${fileName}:${line}:${col}: ${reason.replace(/ at line .*$/, '')}`);
  }
  const scenario = check(document, lines, fileName);
  const people = mergePeople(scenario, (place, reason) => {
    throw new ScenarioError(`${fileName}:${positionOf(document, lines, place)}: ${reason}`);
  });
  return {
    description: scenario.description,
    faults: scenario.faults ?? [],
    latency: parseLatency(String(scenario.latency)) ?? undefined,
    makeTables: (nowMs) => buildTables({ ...scenario, people }, nowMs),
  };
}

function check(document: Document, lines: LineCounter, fileName: string): ScenarioFile {
  try {
    const checked: unknown = scenarioSchema.validateSync(document.toJS(), { strict: true });
    return checked as ScenarioFile;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const place = (error.path ?? '').split(/[.[\]"]+/).filter((part) => part !== '');
    const at = positionOf(document, lines, place);
    throw new ScenarioError(`${fileName}:${at}: ${error.message}`);
  }
}

/** `line:column` of the deepest part of a place that is in the file. */
function positionOf(document: Document, lines: LineCounter, place: readonly string[]): string {
  for (let depth = place.length; depth > 0; depth -= 1) {
    const keys = place.slice(0, depth).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const node = document.getIn(keys, true) as { range?: [number, number, number] } | undefined;
    if (node?.range) {
      const { line, col } = lines.linePos(node.range[0]);
      return `${line}:${col}`;
    }
  }
  return '1:1';
}
