import { runCommandLine } from './core/run';

/** The mock alone, from the command line; every error is one line. */
runCommandLine(process.argv.slice(2), process.env, {
  print: (line) => console.log(line),
  onListening: (stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop().then(() => process.exit(0)));
    }
  },
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
