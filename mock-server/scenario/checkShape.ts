import { problemsOf } from '../schema/problemsOf';
import type { ScenarioFile } from './scenario';
import { scenarioSchema } from './scenarioSchema';
import type { Problem, ScenarioText } from './scenarioText';

/** Checks a file by the schema: returns the typed file, or all its problems. */
export function checkShape(text: ScenarioText): { file: ScenarioFile } | { problems: Problem[] } {
  if (text.syntaxProblems.length > 0) return { problems: text.syntaxProblems };
  const value = text.value ?? {};
  const problems = problemsOf(value, scenarioSchema, 'the scenario').map(
    ({ path, isUnknownKey, reason }) => ({
      at: (isUnknownKey ? text.findKey(path) : null) ?? text.at(path),
      reason,
    }),
  );
  return problems.length > 0 ? { problems } : { file: value as ScenarioFile };
}
