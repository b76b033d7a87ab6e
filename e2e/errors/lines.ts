import { callLines } from './callLines';
import type { ErrorLine, LaterLine } from './errorLine';
import { ekycLines } from './ekycLines';
import { mainAreaLines } from './mainAreaLines';
import { routeLines } from './routeLines';
import { signInLines } from './signInLines';

/** The error catalogue: every error that the app can show (wire.md#problems). */
export const errorLines: readonly ErrorLine[] = [
  ...callLines,
  ...signInLines,
  ...routeLines,
  ...ekycLines,
  ...mainAreaLines,
];

/** Lines for features that are not built yet. */
export const laterLines: readonly LaterLine[] = [
  {
    situation: 'The service worker is there for the first time',
    text: 'App ready to work offline',
    from: 'routes.md#service-worker',
    why: 'it comes with the first visit to a production build',
  },
  {
    situation: 'The service worker has found another version',
    text: 'New content available, click on reload button to update.',
    from: 'routes.md#service-worker',
    why: 'it comes with the first visit after another build was put in the place of the first',
  },
  {
    situation: 'Errors of the server are reported, those of the client as warnings',
    text: '(nothing is shown)',
    from: 'wire.md#error-reporting',
    why: 'they are in `GET /__mock/reports` while the flag `error-reporting` is on',
  },
];
