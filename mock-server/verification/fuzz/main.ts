import { parseArgs } from 'node:util';
import { fuzz } from './fuzz';

const USAGE = 'npm run mock:fuzz -- [--seed 1] [--count 10000] [--first 1]';
const MOST = 2 ** 31 - 1;

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0 && value <= MOST) return value;
  throw new Error(`--${name} is a whole number from 1, not '${text}'. Usage: ${USAGE}`);
}

/** Sends broken requests to a mock from the command line; ends with 1 where one got through. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(1 + (Date.now() % MOST)) },
      count: { type: 'string', default: '10000' },
      first: { type: 'string', default: '1' },
    },
  });
  const options = {
    seed: wholeNumber('seed', values.seed),
    count: wholeNumber('count', values.count),
    first: wholeNumber('first', values.first),
  };
  console.log(`Seed ${options.seed}: ${options.count} requests from number ${options.first}`);
  const { failures, statuses } = await fuzz(options);
  for (const failure of failures) console.error(`\n${failure}`);
  console.log('Answers:', statuses);
  if (failures.length > 0) throw new Error(`${failures.length} were not answered as they should`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
