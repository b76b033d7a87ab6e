import { createBrowserRouter } from 'react-router-dom';
import { BASE_PATH } from './basePath';
import { routes } from './routes';

/**
 * The router over the page's address. It matches the address at once, so it is made last. The slash
 * at the end of the base path makes `/bos/` the address of the start page.
 */
export function makeAppRouter() {
  const { location, history } = window;
  if (location.pathname === BASE_PATH) {
    // A server may answer there as well; the router knows the address with the slash alone.
    history.replaceState(history.state, '', `${BASE_PATH}/${location.search}${location.hash}`);
  }
  return createBrowserRouter(routes, { basename: `${BASE_PATH}/` });
}

export type AppRouter = ReturnType<typeof makeAppRouter>;
