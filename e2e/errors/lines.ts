import { callLines } from './callLines';
import type { ErrorLine, LaterLine } from './errorLine';
import { routeLines } from './routeLines';
import { signInLines } from './signInLines';

/** The error catalogue of product.md 8, with what the other specifications add to it. */
export const errorLines: readonly ErrorLine[] = [...callLines, ...signInLines, ...routeLines];

/** Lines of the same part of the specification that come with a later part of the product. */
export const laterLines: readonly LaterLine[] = [
  {
    situation: 'The service worker is there for the first time',
    text: 'App ready to work offline',
    from: 'product.md 4',
    why: 'the service worker is not built yet',
  },
  {
    situation: 'The service worker has found another version',
    text: 'New content available, click on reload button to update.',
    from: 'product.md 4',
    why: 'the service worker is not built yet',
  },
  {
    situation: 'Errors of the server are reported, those of the client as warnings',
    text: '(nothing is shown)',
    from: 'product.md 8',
    why: 'the error-reporting service is not connected yet; its port is called',
  },
];
