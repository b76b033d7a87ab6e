import { parseArgs } from 'node:util';
import { startPreview } from './preview';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    'portal-port': { type: 'string', default: '0' },
    scenario: { type: 'string' },
    dist: { type: 'string' },
  },
});

// When another program has started the preview, both end together.
process.on('disconnect', () => process.exit(0));

startPreview({
  port: Number(values.port),
  portalPort: Number(values['portal-port']),
  ...(values.scenario === undefined ? {} : { scenario: values.scenario }),
  ...(values.dist === undefined ? {} : { distDir: values.dist }),
})
  .then(({ origin, portalOrigin }) => {
    process.send?.({ origin, portalOrigin });
    console.log(
      `\n  App    ${origin}/bos/\n  Mock   ${origin}/__mock/\n  Portal ${portalOrigin}/\n`,
    );
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
