import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Application, RequestHandler } from 'express';
import { contractFile, loadContract } from '../core/contract';

const folder = path.join(__dirname, 'page');

/** Swagger UI, which shows the contract. */
const viewer = path.dirname(require.resolve('swagger-ui-dist/package.json'));

/** Allows only the page's own files: no inline script or style, and no frame around it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const setPolicy: RequestHandler = (_request, response, next) => {
  response.set('Content-Security-Policy', POLICY);
  next();
};

/**
 * The page for people at `/__mock/`, and the contract at `/__mock/docs`: plain files without a
 * build step, which only call the mock. The page polls `GET /__mock/overview` every second while it
 * is visible, and reads a list again when its digest or count has changed. Text from outside is
 * only inserted as text (`h` of `dom.js`).
 */
export function servePage(app: Application): void {
  const files = new Set(readdirSync(folder));
  const send =
    (name: string, root = folder): RequestHandler =>
    (_request, response) => {
      response.sendFile(name, { root });
    };
  app.use(setPolicy);
  app.get('/', atAddress('/', send('index.html')));
  app.get('/docs', atAddress('/docs', send('docs.html')));
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    app.get(`/swagger-ui/${name}`, send(name, viewer));
  }
  app.get('/page/:file', (request, response, next) => {
    const { file } = request.params;
    if (files.has(file)) send(file)(request, response, next);
    else next();
  });
  app.get('/openapi.yaml', (_request, response) => {
    response.type('text/plain').sendFile(contractFile);
  });
  app.get('/openapi.json', (_request, response) => {
    response.json(loadContract());
  });
}

/**
 * The files refer to each other by relative paths, so the page has one address, with or without its
 * slash.
 */
function atAddress(pagePath: string, handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const wanted = `${request.baseUrl}${pagePath}`;
    const [given] = request.originalUrl.split('?');
    if (given === wanted) handler(request, response, next);
    else response.redirect(308, wanted);
  };
}
