import { PATHS, type RoutePath } from '@/domain/access/paths';

/** The routes whose screens are still to come: they answer the 404 page, and no menu leads to them. */
const toCome: readonly RoutePath[] = [PATHS.backOffice];

/** All others. `/register/borrower` answers the 404 page too where its build flag is off. */
export const builtPaths: ReadonlySet<RoutePath> = new Set(
  Object.values(PATHS).filter((path) => !toCome.includes(path)),
);
