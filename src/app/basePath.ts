/** Everything of the app lives below this path (routes.md). */
export const BASE_PATH = '/bos';
