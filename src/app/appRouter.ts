import { createBrowserRouter } from 'react-router-dom';
import { BASE_PATH } from './basePath';
import { routes } from './routes';

/**
 * The router over the page's address. It matches the address at once, so it is made last. The slash
 * at the end of the base path makes `/bos/` the address of the start page.
 */
export const makeAppRouter = () => createBrowserRouter(routes, { basename: `${BASE_PATH}/` });

export type AppRouter = ReturnType<typeof makeAppRouter>;
