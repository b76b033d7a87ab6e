/** Everything of the app lives below this path (routes.md). */
export const BASE_PATH = '/bos';

/** The service worker, and the pages that it is for. */
export const WORKER = { script: `${BASE_PATH}/sw.js`, scope: `${BASE_PATH}/` } as const;
