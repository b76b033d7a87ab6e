/** Everything of the app lives below this path (product.md 9). */
export const BASE_PATH = '/bos';
