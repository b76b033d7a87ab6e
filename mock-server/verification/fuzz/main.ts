import { parseArgs } from 'node:util';
import { fuzz } from './fuzz';

const USAGE = 'npm run mock:fuzz -- [--seed 1] [--count 10000] [--path 12:0:3]';
const MAX_NUMBER = 2 ** 31 - 1;

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0 && value <= MAX_NUMBER) return value;
  throw new Error(`--${name} is a whole number from 1, not '${text}'. Usage: ${USAGE}`);
}

/** Sends broken requests to a mock from the command line. Exits with 1 if a response is wrong. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(1 + (Date.now() % MAX_NUMBER)) },
      count: { type: 'string', default: '10000' },
      path: { type: 'string' },
    },
  });
  const seed = wholeNumber('seed', values.seed);
  const count = wholeNumber('count', values.count);
  console.log(`Seed ${seed}: ${count} requests`);
  console.log('Responses by status:', await fuzz({ seed, count, path: values.path }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
