import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isOwnHost } from '../mock-server/core/ownMachine';
import { makeMockServer } from '../mock-server/core/server';
import { localConfig } from './localConfig';
import { productionHeaders } from './headers';
import { originsOf } from './origins';
import { startPortal } from './portal/portal';
import { makeStaticHandler, type Handler } from './staticServer';

export interface PreviewOptions {
  /** 0 takes a free port. */
  port: number;
  /** Of the demo portal; by default a free one. */
  portalPort?: number;
  scenario?: string;
  distDir?: string;
}

export interface Preview {
  /** `http://localhost:PORT`, without a path. */
  origin: string;
  /** `http://127.0.0.1:PORT` of the demo portal, another site, which may frame the app. */
  portalOrigin: string;
  close: () => Promise<void>;
}

const DIST = path.join(__dirname, '..', 'dist');

const originOf = (server: Server): string =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

function setApiHeaders(response: ServerResponse, pathname: string): void {
  const headers = productionHeaders('api', pathname, { connect: [], embed: [] }, false);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Serves the production build and the mock from one origin, like a deployment: the app below `/bos/`,
 * the services below `/api`, the mock's control below `/__mock`. Listens on loopback only.
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { port, portalPort = 0, scenario, distDir = DIST } = options;
  const mock = await makeMockServer({
    appUrl: '/bos/',
    ...(scenario === undefined ? {} : { scenario }),
  });
  const portal = await startPortal({
    port: portalPort,
    appOrigin: () => originOf(server),
    mockOrigin: () => originOf(server),
  });
  let serveApp: Handler | null = null;
  const server = createServer((request, response) => {
    const pathname = request.url ?? '/';
    // The mock refuses foreign host names; requests for the app with such a name go to it too.
    if (/^\/(api|__mock)(\/|\?|$)/.test(pathname) || !isOwnHost(request.headers.host)) {
      if (pathname.startsWith('/api')) setApiHeaders(response, pathname);
      mock.app(request, response);
      return;
    }
    serveApp?.(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  // Its port is known only now.
  const configuration = localConfig({ portalOrigin: portal.origin, appOrigin: originOf(server) });
  serveApp = makeStaticHandler({ distDir, configuration, origins: originsOf(configuration) });
  return {
    origin: originOf(server),
    portalOrigin: portal.origin,
    close: async () => {
      await portal.close();
      await new Promise<void>((resolve) => {
        mock.close();
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
