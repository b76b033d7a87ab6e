import { parseArgs } from 'node:util';
import { startPreview } from './preview';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8080' }, scenario: { type: 'string' } },
});

// When another program has started the preview, both end together.
process.on('disconnect', () => process.exit(0));

startPreview({
  port: Number(values.port),
  ...(values.scenario === undefined ? {} : { scenario: values.scenario }),
})
  .then(({ origin }) => {
    process.send?.({ origin });
    console.log(`\n  App    ${origin}/bos/\n  Mock   ${origin}/__mock/\n`);
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
