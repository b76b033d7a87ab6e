import { parseArgs } from 'node:util';
import { startPortal } from './portal';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4001' },
    app: { type: 'string', default: 'http://localhost:3000' },
    mock: { type: 'string', default: 'http://127.0.0.1:4000' },
  },
});

/** The demo portal of `npm start`; the preview starts its own. */
startPortal({
  port: Number(values.port),
  appOrigin: () => values.app,
  mockOrigin: () => values.mock,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
