import { searchWithoutTokens } from '@/domain/access/paths';

/** With the query of this page, which all pages before sign-in keep. */
export const withQuery = (path: string): string =>
  `${path}${searchWithoutTokens(new URLSearchParams(window.location.search))}`;
