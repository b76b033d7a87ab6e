import type { Route } from '../route';

/** Every operation of the contract has its route here; a test holds the two together. */
export const allRoutes: readonly Route[] = [];
