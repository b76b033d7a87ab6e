import { randomInt } from 'node:crypto';
import { messageOf } from '../../core/messageOf';
import { runCrashTest } from './crashRun';

const USAGE = 'npm run mock:crash -- [number of crashes, 200 by default] [seed]';

/** Kills the mock during writes, and prints which acknowledged writes were lost. */
async function main(): Promise<void> {
  const [crashes = 200, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
  if (![crashes, seed].every((value) => Number.isInteger(value) && value >= 0)) {
    throw new Error(`Both arguments are whole numbers: ${USAGE}`);
  }
  console.log(`Seed ${seed}: ${crashes} crashes ...`);
  const { acknowledged, problems } = await runCrashTest(crashes, seed);
  for (const problem of problems) console.log(`  ${problem}`);
  console.log(`${acknowledged} acknowledged writes, ${problems.length} lost or unreadable`);
  if (problems.length > 0) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
