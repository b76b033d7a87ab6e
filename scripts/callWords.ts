import { loadOperations, type ContractParameter } from '../mock-server/core/contract';

const HEAD = `/** Written by \`npm run contract\` from \`openapi.yaml\`: change that, not this file. */

/** The words in the paths of calls, also those that a parameter may be: nothing else in a path is ours. */`;

const valuesOf = ({ in: place, schema }: ContractParameter): string[] =>
  place === 'path' ? (schema.enum ?? []).filter((value) => typeof value === 'string') : [];

/** The source of `src/api/callWords.ts`. */
export function printCallWords(): string {
  const words = loadOperations().flatMap(({ path, parameters }) => [
    ...path.split('/').filter((part) => part !== '' && !part.startsWith('{')),
    ...parameters.flatMap(valuesOf),
  ]);
  const lines = [...new Set(words)].sort().map((word) => `  '${word}',\n`);
  return `${HEAD}\nexport const CALL_WORDS = [\n${lines.join('')}];\n`;
}
