import { useMemo } from 'react';
import { useOptions, type LoadedOptions } from './useOptions';

/** What a document type can be used for; the `kind` of its entry in the list. */
export type DocumentKind = 'bank_statement' | 'financial_statement' | 'collateral';

/** The document types of one kind. Assumption: a list without kinds is offered completely. */
export function useDocumentTypes(kind: DocumentKind): LoadedOptions {
  const { options, onRetry } = useOptions('document-types');
  const ofKind = useMemo(
    () => options?.filter((type) => type.kind === undefined || type.kind === kind),
    [options, kind],
  );
  return { options: ofKind, onRetry };
}
