import { useSearchParams } from 'react-router-dom';
import { searchWithoutTokens } from '@/domain/access/paths';

/** The query string that the links of the pages before sign-in keep (routes.md#query-string). */
export function useKeptQuery(): string {
  const [search] = useSearchParams();
  return searchWithoutTokens(search);
}
